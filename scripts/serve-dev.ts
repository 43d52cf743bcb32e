/** `npm run dev`: Next's development server, and on the same port the service that takes inquiries. */
import { createServer } from 'node:http';
import next from 'next';
import { isInquiriesPath } from '@/lib/inquiries/inquiries-path.mjs';
import { startEmbeddedInquiries } from './embedded-inquiries.mjs';
import { giveUp } from './give-up.mjs';
import { host, port } from './serve-common.mjs';

const inquiries = await startEmbeddedInquiries(() => import('@/inquiries/main')).catch(giveUp);
const app = next({ dev: true, hostname: host, port });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => {
  if (inquiries && isInquiriesPath(request.url ?? '')) inquiries.handle(request, response);
  else handle(request, response);
});
// For the changes that the development server sends.
server.on('upgrade', app.getUpgradeHandler());
server.listen(port, host, () => console.log(`The site is at http://localhost:${port}`));
