/** Response headers by name. */
type Headers = Readonly<Record<string, string>>;

/** The table of response headers, as `deploy/headers.mjs` has it. */
export type HeaderTables = {
  /** By path: exact, or with one `*` at the end; a later rule replaces what an earlier one says. */
  headerRules: readonly { path: string; headers: Headers }[];
  /** What files get for which no rule but that of all paths says otherwise. */
  fileHeaders: Headers;
  /** What pages get besides. */
  pageHeaders: Headers;
  /** What redirects and errors get besides. */
  errorHeaders: Headers;
};

/** Endings of texts for machines, which no rule of the table names by path. */
export const textEndings = ['md', 'txt', 'json', 'xml', 'atom'];

/** The path of the rule that holds for all. */
export const everyPath = '/*';

/** Every name that a response may have a header by, in the order of the tables. */
export function headerNames(tables: HeaderTables): string[] {
  const all = [
    ...tables.headerRules.map(({ headers }) => headers),
    tables.fileHeaders,
    tables.pageHeaders,
    tables.errorHeaders,
  ];
  return [...new Set(all.flatMap((headers) => Object.keys(headers)))];
}
