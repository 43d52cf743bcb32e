import { rewriteFile } from '@/build/page-pass';
import { policeFile } from '@/build/page-policies';
import { readPageText } from '@/seo/markdown/page-markdown';

/** What threads do with one page each: what goes in and comes out are plain data. */
export const tasks = { rewrite: rewriteFile, police: policeFile, read: readPageText };

/** The tasks, by the names under which threads are asked for them. */
export type Tasks = typeof tasks;
