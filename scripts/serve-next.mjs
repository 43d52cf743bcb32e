/**
 * `npm start`: serves the build on the Next server, and what machines ask for beside it. Needs no sources
 * and no development packages. PORT chooses the port.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import next from 'next';
import { serverSiteFiles } from '../build/server-site-files.mjs';
import { compressed, siteFileServer } from './site-file-server.mjs';

if (!existsSync(serverSiteFiles)) {
  console.error('There is no build yet: npm run build makes it.');
  process.exit(1);
}

const files = compressed(siteFileServer(serverSiteFiles));
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
