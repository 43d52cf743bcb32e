/** Makes the planted site, and serves it. */
import { planted, plantSite } from './planted-site';

plantSite();
process.argv.push('--dir', planted.folder);
await import('@/scripts/serve-static');
