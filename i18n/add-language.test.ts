/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inSourceCopy } from '@/test/source-copy';
import { loadMessages } from './load-messages';

/** The entry that docs/recipes.md tells to add, before the table's end. */
const entry = `  tl: {
    name: 'Tagalog',
    flag: 'ph',
    lang: 'tl',
    openGraph: 'tl_PH',
    script: 'latin',
    clock: 'h12',
    draft: true,
  },
`;

/** What a page of the new language has, written as JSON. */
const probe = `
import { renderToStaticMarkup } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { Header } from '@/components/layout/header';
import { allPaths } from '@/content/pages';
import { checkDocuments } from '@/documents/check';
import { languageWords } from '@/i18n/language-words';
import { loadMessages } from '@/i18n/load-messages';
import { isLocale } from '@/i18n/locales';
import { resolvePath } from '@/i18n/paths';
import { pageMetadata } from '@/seo/page-metadata';
import { translatedLocales } from '@/seo/translated-locales';

const locale = 'tl';
if (!isLocale(locale)) throw new Error('no locale');
checkDocuments();
const page = { title: 'T', description: 'D', path: '/about', indexable: true };
const { robots, alternates } = pageMetadata({ ...page, locale });
const messages = loadMessages(locale);
const header = renderToStaticMarkup(
  createElement(
    NextIntlClientProvider,
    { locale, messages, timeZone: 'Asia/Manila' },
    createElement(Header, { path: '/about' }),
  ),
);
const paths = new Set(allPaths);
console.log(
  JSON.stringify({
    header,
    robots,
    canonical: alternates?.canonical,
    offered: translatedLocales('/about'),
    welcome: languageWords(locale).welcome,
    page: resolvePath('/tl/about', paths),
    region: resolvePath('/tl-PH/about', paths),
  }),
);
`;

/** Runs a program in a copy of the project. @throws Error with what it printed when it fails */
function run(root: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}

test('a language is added as the README says: an entry and a copy of the English messages', () => {
  const found = inSourceCopy((root) => {
    const table = path.join(root, 'i18n/locales.ts');
    const source = readFileSync(table, 'utf8');
    writeFileSync(table, source.replace('} as const satisfies', `${entry}} as const satisfies`));
    cpSync(path.join(root, 'messages/en'), path.join(root, 'messages/tl'), { recursive: true });
    run(root, 'node_modules/typescript/bin/tsc', '--noEmit');
    run(root, '--import', 'tsx', 'scripts/check-messages.ts');
    writeFileSync(path.join(root, 'probe.ts'), probe);
    return JSON.parse(run(root, '--import', 'tsx', 'probe.ts'));
  });
  expect(found.header).toContain('href="/tl/about"');
  expect(found.header).toContain('Tagalog');
  expect(found.page).toMatchObject({ kind: 'page', locale: 'tl', path: '/about' });
  expect(found.region).toMatchObject({ kind: 'redirect', location: '/tl/about' });
  expect(found.welcome).toBe(loadMessages('en').common.language.welcome);
  // Until it is translated, search engines are told of the English pages only.
  expect(found.robots).toMatchObject({ index: false });
  expect(found.canonical).toMatch(/[^/]\/about$/);
  expect(found.offered).not.toContain('tl');
}, 120_000);
