/**
 * `npm start`: serves the build on the Next server, and what machines ask for beside it. PORT chooses the
 * port.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import next from 'next';
import sirv from 'sirv';
import { serverSiteFiles } from '@/build/site-files';
import { setFileHeaders } from './file-headers';

if (!existsSync(serverSiteFiles)) {
  console.error('There is no build yet: npm run build makes it.');
  process.exit(1);
}

// Only what is there at the start is served: no path can lead out of the folder.
const files = sirv(serverSiteFiles, { etag: true, extensions: [], setHeaders: setFileHeaders });

const port = Number(process.env.PORT ?? 3000);
const app = next({ dev: false, port });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => {
  files(request, response, () => handle(request, response));
});
server.listen(port, () => console.log(`The site is at http://localhost:${port}`));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
    app.close().then(() => process.exit(0));
  });
}
