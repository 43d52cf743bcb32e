import { cacheFiles } from '@/test/cache-files';

cacheFiles();
