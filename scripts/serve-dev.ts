/** `npm run dev`: Next's development server, and on the same port the service that takes inquiries. */
import { createServer } from 'node:http';
import next from 'next';
import { embeddedInquiries } from './embedded-inquiries.mjs';
import { giveUp, host, port } from './serve.mjs';

const inquiries = await embeddedInquiries(() => import('@/inquiries/main')).catch(giveUp);
const app = next({ dev: true, hostname: host, port });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => {
  const isInquiry = /^\/api\/inquiries(?:[/?]|$)/.test(request.url ?? '');
  if (isInquiry && inquiries) inquiries.handle(request, response);
  else handle(request, response);
});
// For the changes that the development server sends.
server.on('upgrade', app.getUpgradeHandler());
server.listen(port, host, () => console.log(`The site is at http://localhost:${port}`));
