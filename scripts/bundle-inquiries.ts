import { build, type Plugin } from 'esbuild';
import { bundledTexts } from '@/inquiries/bundled-texts';
import { entriesOf } from '@/lib/objects/entries-of';

/** The texts as data, in place of the module that reads them from the messages. */
const textsPlugin: Plugin = {
  name: 'texts',
  setup(bundle) {
    bundle.onLoad({ filter: /[/\\]inquiries[/\\]bundled-texts\.ts$/ }, () => ({
      contents: `export const bundledTexts = ${JSON.stringify(bundledTexts)};`,
    }));
  },
};

/**
 * The start of the bundle: it is not type-checked, CommonJS packages in it find Node's modules, and the
 * firm is the one of the texts, unless it is started with another.
 */
function banner(): string {
  const identity = entriesOf(process.env).filter(([name]) => name.startsWith('SITE_'));
  return `// @ts-nocheck
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
for (const [name, value] of ${JSON.stringify(identity)}) process.env[name] ||= value;`;
}

/**
 * Bundles the service and its command line (`inquiries/main.ts`) into one file that needs Node 20 and
 * `@libsql/client`, which has binaries and so stays a package.
 * @throws Error when it does not compile, or a message is missing
 */
export async function bundleInquiries(file: string): Promise<void> {
  await build({
    entryPoints: ['inquiries/main.ts'],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['@libsql/client'],
    plugins: [textsPlugin],
    banner: { js: banner() },
    logLevel: 'error',
  });
}
