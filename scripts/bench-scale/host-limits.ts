import type { Output } from './output';

/** What a host takes; `.assetsignore` keeps compressed copies from those that compress by themselves. */
type Host = { name: string; files?: number; fileBytes?: number; bytes?: number };

/** As documented in 2026. */
const hosts: readonly Host[] = [
  // https://developers.cloudflare.com/workers/platform/limits/ ("Static Assets", a Worker version);
  // https://developers.cloudflare.com/pages/platform/limits/#files names the same figures.
  { name: 'Cloudflare Workers and Pages, free', files: 20_000, fileBytes: 25 * 2 ** 20 },
  { name: 'Cloudflare Workers and Pages, paid', files: 100_000, fileBytes: 25 * 2 ** 20 },
  // https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
  { name: 'GitHub Pages', bytes: 1e9 },
];

/** What of a host's limits a site uses up: each limit, and the part of it that is used, 1 for all. */
export type Use = { host: string; limit: string; used: number };

/** Compares what lies in `out/` with what hosts take. */
export function usesOf({ files, bytes, largest }: Output): Use[] {
  return hosts.flatMap((host) =>
    [
      { limit: `${host.files?.toLocaleString('en')} files`, most: host.files, is: files },
      {
        limit: `${(host.fileBytes ?? 0) / 2 ** 20} MiB a file`,
        most: host.fileBytes,
        is: largest.bytes,
      },
      { limit: `${(host.bytes ?? 0) / 1e9} GB in all`, most: host.bytes, is: bytes },
    ].flatMap(({ limit, most, is }) =>
      most === undefined ? [] : { host: host.name, limit, used: is / most },
    ),
  );
}
