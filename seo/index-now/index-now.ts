import { site } from '@/content/site';

/** Path of the file that proves the key (indexnow.org). */
export const indexNowKeyPath = `/${site.indexNowKey}.txt`;
