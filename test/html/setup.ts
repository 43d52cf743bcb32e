import { readOnce } from '@/test/read-once';

readOnce();
