import { nginxCommand, nginxMissing } from './nginx';
import { wranglerCommand, wranglerMissing } from './wrangler-tool';

/** A host of the site that can be started on this machine. */
export type Host = {
  /** Serves the last build on the port that the variable PORT names. */
  command: [command: string, ...args: string[]];
  /** Why it cannot be started; undefined where it can. */
  missing: () => string | undefined;
};

const nothing = () => undefined;
const tsx = ['node', '--import', 'tsx'] as const;
const worker = 'deploy/cloudflare/wrangler.jsonc';

/** Every host that serves the site: the first two need nothing but the project's packages. */
export const hosts = {
  static: { command: [...tsx, 'scripts/serve-static.ts'], missing: nothing },
  server: { command: ['node', 'scripts/serve-next.mjs'], missing: nothing },
  nginx: {
    command: [...tsx, 'scripts/serve-nginx.ts'],
    missing: () => (nginxCommand() === undefined ? nginxMissing : undefined),
  },
  edge: {
    command: [...tsx, 'scripts/wrangler.ts', 'dev', '--config', worker],
    missing: () => (wranglerCommand() === undefined ? wranglerMissing : undefined),
  },
} as const satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;

/** The hosts that are tested: where tests run unattended (`CI`), all, so that none is passed over unseen. */
export function isTested(name: HostName): boolean {
  return Boolean(process.env.CI) || hosts[name].missing() === undefined;
}
