import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/build/references';
import { staticFolder } from '@/build/static-files';
import { hiddenFiles } from '@/deploy/hidden-files.mjs';
import { contentTypeOf } from '@/deploy/types.mjs';
import { answerHeaders } from '@/scripts/answer-headers.mjs';
import { inParallel } from './send-alone';

/** The files of the static output that have an address; the not-found pages have none. */
export const publishedFiles = filesBelow(staticFolder).filter(
  (file) => !hiddenFiles.test(`/${file}`) && !/(?:^|\/)404\.html$/.test(file),
);

/** Where a file is asked for: `ja/about.html` → `/ja/about`. */
function addressOf(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}

/** How an answer differs from the file and from the table of headers; undefined where it does not. */
async function fault(file: string, answer: Response): Promise<string | undefined> {
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) return String(answer.status);
  if (!body.equals(readFileSync(path.join(staticFolder, file)))) return 'another body';
  const due = answerHeaders(addressOf(file), 200, contentTypeOf(file));
  const wrong = Object.entries(due).filter(([name, value]) => answer.headers.get(name) !== value);
  const type = answer.headers.get('content-type') ?? '';
  // Cloudflare leaves out how SVG and JSON are encoded, which say it themselves.
  const wanted = contentTypeOf(file)?.replace(/(?<=^(?:image|application)\/.*);.*/, '');
  if (wanted === undefined || !type.startsWith(wanted)) return type;
  return wrong.length === 0 ? undefined : wrong.map(([name]) => name).join(', ');
}

/** What a host of files sends otherwise than it is published, each with what is wrong. */
export async function wronglySent(port: number): Promise<string[]> {
  const faults = await inParallel(publishedFiles, 8, async (file) => {
    const url = `http://127.0.0.1:${port}${addressOf(file)}`;
    // As browsers ask: what is decoded then is the compressed copy.
    const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
    const found = await fault(file, await fetch(url, { redirect: 'manual', headers }));
    return found === undefined ? [] : [`${url}: ${found}`];
  });
  return faults.flat();
}
