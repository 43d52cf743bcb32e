// A thread begins without the loader of TypeScript that the build itself runs with.
import { register } from 'tsx/esm/api';

register();
await import(new URL('./worker.ts', import.meta.url).href);
