import { everyPath, type HeaderTables, textEndings } from './header-tables';

/**
 * The file `_headers` for hosts of files (Cloudflare, Netlify). Rules are added up there: where several say
 * something under one name, the later one first takes it away (`! Name`, Cloudflare) and where a host cannot
 * do that, both together are no less strict, and the first of two lives counts (RFC 9111, 4.2.1). Caching is
 * said for all paths, since redirects and parts of files would have nothing said of it. A page has no ending
 * by which it could be named: what pages get is said for all paths, and taken away from files.
 * https://developers.cloudflare.com/workers/static-assets/headers/
 * @param types types by ending, with their encoding
 * @throws Error when there are more rules, or longer lines, than Cloudflare takes
 */
export function headersFile(
  { headerRules, fileHeaders, pageHeaders }: HeaderTables,
  types: Readonly<Record<string, string>>,
): string {
  const texts = textEndings.map((ending) => ({
    path: `/*.${ending}`,
    headers: { ...fileHeaders, 'Content-Type': types[ending] ?? '' },
  }));
  const all = headerRules.filter(({ path }) => path === everyPath).map(({ headers }) => headers);
  const common: Record<string, string> = Object.assign({}, ...all);
  const ofPages = Object.keys(pageHeaders).filter((name) => !(name in common));
  const rules = [
    { path: everyPath, headers: { ...common, ...pageHeaders } },
    ...texts,
    ...headerRules.filter(({ path }) => path !== everyPath),
  ];
  const said: { path: string; name: string }[] = [];
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => {
      const isSaid = said.some((before) => before.name === name && mayMeet(before.path, path));
      said.push({ path, name });
      return [...(isSaid ? [`  ! ${name}`] : []), `  ${name}: ${value}`];
    });
    const taken = path === everyPath ? [] : ofPages.map((name) => `  ! ${name}`);
    return [path, ...taken, ...lines].join('\n');
  });
  if (rules.length > 100) throw new Error(`_headers: ${rules.length} rules, the most are 100`);
  const text = `${blocks.join('\n\n')}\n`;
  const long = text.split('\n').find((line) => line.length > 2000);
  if (long !== undefined)
    throw new Error(`_headers: a line of more than 2,000 characters: ${long}`);
  return text;
}

/** Whether some path may match both: `/*` and any other, `/*.md` and `/previews/*`, never `/*.md` and `/*.txt`. */
function mayMeet(one: string, other: string): boolean {
  const [begin = '', end = ''] = one.split('*');
  const [otherBegin = '', otherEnd = ''] = other.split('*');
  if (!one.includes('*') && !other.includes('*')) return one === other;
  if (!one.includes('*')) return one.startsWith(otherBegin) && one.endsWith(otherEnd);
  if (!other.includes('*')) return other.startsWith(begin) && other.endsWith(end);
  return (
    (begin.startsWith(otherBegin) || otherBegin.startsWith(begin)) &&
    (end.endsWith(otherEnd) || otherEnd.endsWith(end))
  );
}
