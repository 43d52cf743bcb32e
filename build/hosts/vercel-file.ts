import { everyPath, type HeaderTables, textEndings } from './header-tables';
import { vercelRedirects } from './vercel-redirects';

/** What Vercel takes: https://vercel.com/docs/redirects/configuration-redirects */
const mostRules = 2048;
const longest = 4096;

type VercelHeaders = { source: string; headers: { key: string; value: string }[] };

function headerRule(source: string, headers: Readonly<Record<string, string>>): VercelHeaders {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/** Paths whose last segment has no dot: those of pages. */
const pageSource = '/((?:.*/)?[^/.]*)';

/**
 * The file `vercel.json` for Vercel, where it stands in the folder that is deployed. Of several rules for a
 * path the last one counts, name by name.
 * https://vercel.com/docs/project-configuration/vercel-json
 * @param types types by ending, with their encoding
 * @throws Error when there are more rules, or longer ones, than Vercel takes
 */
export function vercelFile(
  { headerRules, fileHeaders, pageHeaders }: HeaderTables,
  types: Readonly<Record<string, string>>,
): string {
  const all = headerRules.filter(({ path }) => path === everyPath);
  const others = headerRules.filter(({ path }) => path !== everyPath);
  const ofPath = ({ path, headers }: HeaderTables['headerRules'][number]) =>
    headerRule(path.replace('*', '(.*)'), headers);
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    // A page has one address: /about is about.html.
    cleanUrls: true,
    trailingSlash: false,
    redirects: vercelRedirects(),
    headers: [
      ...all.map(ofPath),
      headerRule(pageSource, pageHeaders),
      ...textEndings.map((ending) =>
        headerRule(`/(.*).${ending}`, { ...fileHeaders, 'Content-Type': types[ending] ?? '' }),
      ),
      ...others.map(ofPath),
    ],
  };
  for (const [name, rules] of Object.entries({
    redirects: config.redirects,
    headers: config.headers,
  })) {
    if (rules.length > mostRules) {
      throw new Error(`vercel.json: ${rules.length} ${name}, the most are ${mostRules}`);
    }
    const long = rules.find(({ source }) => source.length > longest);
    if (long !== undefined) {
      throw new Error(`vercel.json: a source of more than ${longest} characters: ${long.source}`);
    }
  }
  return `${JSON.stringify(config, null, 2)}\n`;
}
