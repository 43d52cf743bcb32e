/** @jest-environment node */

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { z } from 'zod';
import { messageFile, namespaces, readMessageFile } from '@/i18n/message-files';
import { mapLeaves } from '@/lib/messages/tree';
import { inSourceCopy } from '@/test/source-copy';

/** The entries that docs/recipes.md says to add: one in Latin script, one in another script, one as a draft. */
const entries = `  ga: {
    name: 'Gaeilge',
    flag: 'ie',
    lang: 'ga',
    openGraph: 'ga_IE',
    script: 'latin',
    clock: 'h23',
  },
  lo: {
    name: 'ລາວ',
    flag: 'la',
    lang: 'lo',
    openGraph: 'lo_LA',
    script: 'other',
    clock: 'h23',
  },
  fo: {
    name: 'Føroyskt',
    flag: 'fo',
    lang: 'fo',
    openGraph: 'fo_FO',
    script: 'latin',
    clock: 'h23',
    draft: true,
  },
`;

/** Placeholders, which stay, and words that are no abbreviations. */
const words = /\[\[[^\]]*\]\]|\p{L}+\p{Ll}\p{L}*/gu;

/** Writes a word in the script of another language. */
const pseudoScripts = {
  ga: (word: string) => word.replace(/[aeiouy]/gi, (vowel) => `${vowel}\u0302`.normalize()),
  // `v` becomes a vowel sign above the letter before it, which has no width: titles would exceed the limit.
  lo: (word: string) =>
    word.replace(/\p{L}/gu, (letter) =>
      letter === 'v'
        ? '\u0eb4'
        : String.fromCodePoint(0x0e81 + ((letter.codePointAt(0) ?? 0) % 32)),
    ),
};

/** Parts of a message with their words in such a script; arguments, tags and the selectors of plural and select stay. */
function inPseudoScript(
  elements: MessageFormatElement[],
  write: (word: string) => string,
): MessageFormatElement[] {
  return elements.map((element) => {
    if (isLiteralElement(element)) {
      const value = element.value.replace(words, (word) =>
        word.startsWith('[') ? word : write(word),
      );
      return { ...element, value };
    }
    if (isTagElement(element))
      return { ...element, children: inPseudoScript(element.children, write) };
    if (!isPluralElement(element) && !isSelectElement(element)) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: inPseudoScript(option.value, write) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}

/** Writes pseudo-localized messages, which the rules accept as a translation. */
function pseudoLocalize(root: string, locale: keyof typeof pseudoScripts): void {
  mkdirSync(path.join(root, 'messages', locale));
  for (const namespace of namespaces) {
    const translated = mapLeaves(readMessageFile('en', namespace), ({ text }) =>
      printAST(inPseudoScript(parse(text), pseudoScripts[locale])),
    );
    const file = messageFile('en', namespace).replace('/en/', `/${locale}/`);
    writeFileSync(path.join(root, file), JSON.stringify(translated));
  }
}

/**
 * Script run in the copy: checks the documents and the messages, and prints in its last line what a page of each
 * new language has, as JSON.
 */
const probe = `
import { renderToStaticMarkup } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { Header } from '@/components/layout/header';
import { allPaths } from '@/content/pages';
import { checkDocuments } from '@/documents/document-checks';
import { plainTexts } from '@/i18n/page-texts';
import { loadMessages } from '@/i18n/load-messages';
import { resolvePath } from '@/i18n/paths';
import { runMessages } from '@/scripts/run-messages';
import { linkData } from '@/seo/link-data';
import { pageMetadata } from '@/seo/page-metadata';
import { translatedLocales } from '@/seo/page-languages';

checkDocuments();
process.exitCode = runMessages([]);
const paths = new Set(allPaths);
const found = ['ga', 'lo', 'fo'].map((locale) => {
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
  return [locale, {
    header,
    robots,
    label: plainTexts('home', locale, messages).languages.label,
    canonical: alternates?.canonical,
    isOffered: translatedLocales('/about').includes(locale),
    phrases: linkData(locale).words.phrases,
    page: resolvePath('/' + locale + '/about', paths),
    region: resolvePath('/' + locale + '-XX/about', paths),
  }];
});
console.log(JSON.stringify(Object.fromEntries(found)));
`;

const languageSchema = z.object({
  header: z.string(),
  robots: z.object({ index: z.boolean() }).optional(),
  label: z.string(),
  canonical: z.string(),
  isOffered: z.boolean(),
  phrases: z.array(z.string()),
  page: z.unknown(),
  region: z.unknown(),
});

/** What the probe prints. */
const probeSchema = z.object({ ga: languageSchema, lo: languageSchema, fo: languageSchema });

const execute = promisify(execFile);

const failureSchema = z.object({ stdout: z.string(), stderr: z.string() });

/** Runs a script with Node in a copy of the project, and returns what it prints. @throws Error with that when it fails */
async function run(root: string, ...args: string[]): Promise<string> {
  try {
    return (await execute(process.execPath, args, { cwd: root })).stdout;
  } catch (error) {
    // The type checker prints its errors to stdout.
    const { stdout, stderr } = failureSchema.parse(error);
    throw new Error([args.join(' '), stdout, stderr].join('\n'));
  }
}

test('a language is added by an entry and its messages, whatever its script', async () => {
  const printed = await inSourceCopy(async (root) => {
    const table = path.join(root, 'i18n/locales.ts');
    const source = readFileSync(table, 'utf8');
    const added = `${entries}} as const satisfies`;
    writeFileSync(table, source.replace('} as const satisfies', added));
    pseudoLocalize(root, 'ga');
    pseudoLocalize(root, 'lo');
    cpSync(path.join(root, 'messages/en'), path.join(root, 'messages/fo'), { recursive: true });
    // .mts files are not in tsconfig.json, so tsc skips it.
    writeFileSync(path.join(root, 'probe.mts'), probe);
    await run(root, 'node_modules/typescript/bin/tsc', '--noEmit');
    // The languages before become drafts, which are not judged: other tests do that.
    const drafts = source.replace(/(?<=clock: 'h23',\n)/g, 'draft: true,\n');
    writeFileSync(table, drafts.replace('} as const satisfies', added));
    return (await run(root, '--import', 'tsx', 'probe.mts')).trim().split('\n');
  });
  const checked = printed.slice(0, -1).join('\n');
  const { ga, lo, fo } = probeSchema.parse(JSON.parse(printed.at(-1) ?? ''));
  expect(checked).toContain('Messages are in order.');
  expect(checked).toContain('ga: has no rules of its own, lib/messages/languages/ga.ts');
  expect(checked).toContain('fo: a draft, not judged yet');
  for (const [code, { header, page, region, phrases }] of Object.entries({ ga, lo, fo })) {
    expect(header).toContain(`href="/${code}/about"`);
    // Until its flag is drawn, the code of its country stands there.
    expect(header).toMatch(/>IE<.*>LA<.*>FO</);
    expect(page).toMatchObject({ kind: 'page', locale: code, path: '/about' });
    expect(region).toMatchObject({ kind: 'redirect', location: `/${code}/about` });
    expect(phrases).toEqual([]);
  }
  expect(ga.label).toMatch(/^Thîs sîtê în \p{L}+ lângûâgês$/u);
  expect(fo.label).toMatch(/^This site in \p{L}+ languages$/u);
  // A draft is noindex, and its canonical is the English page.
  expect([ga, lo, fo].map(({ isOffered }) => isOffered)).toEqual([true, true, false]);
  expect([ga, lo, fo].map(({ robots }) => robots?.index)).toEqual([undefined, undefined, false]);
  expect(ga.canonical).toMatch(/\/ga\/about$/);
  expect(fo.canonical).toMatch(/[^/]\/about$/);
}, 600_000);
