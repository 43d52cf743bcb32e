/** @jest-environment node */

import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { HtmlValidate } from 'html-validate';
import { site } from '@/content/site';
import colors from '@/content/theme-colors.json';
import { locales } from '@/i18n/locales';
import { pagePolicy } from './page-style';
import { formPage, noticePage, sentPage } from './pages';
import { serviceTexts } from './texts';
import type { Submission } from './validate';

const japanese = {
  home: '/ja',
  locale: 'ja',
  texts: serviceTexts().ja,
} as const;

const submission: Submission = {
  form: 'consultation',
  locale: 'ja',
  fields: { name: 'Ada', email: 'ada', message: 'Hello' },
  idempotencyKey: undefined,
  token: undefined,
  isHoneypotFilled: false,
  errors: { email: 'invalid', service: 'missing' },
};

const action = '/api/inquiries';

function pages(): Promise<string[]> {
  return Promise.all([
    sentPage(japanese, 'H-0123456789'),
    noticePage(japanese, 'tooLarge'),
    formPage(japanese, 'refused', submission, { action }),
    formPage(japanese, 'tooMany', { ...submission, errors: {} }, { action, minutes: 3 }),
  ]);
}

test('pages are valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: { 'void-style': 'off', 'doctype-style': 'off', 'no-trailing-whitespace': 'off' },
  });
  for (const page of await pages()) {
    const { results } = await validator.validateString(page);
    const messages = results.flatMap(({ messages: found }) => found);
    expect(messages.map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`)).toEqual(
      [],
    );
  }
});

test('a page loads nothing, and its policy names its style', async () => {
  for (const page of await pages()) {
    const $ = load(page);
    expect($('script, link, img, iframe, [style], [src]').length).toBe(0);
    const digest = createHash('sha256').update($('style').text()).digest('base64');
    expect(pagePolicy).toContain(`style-src 'sha256-${digest}';`);
    expect(page).not.toMatch(/url\(|@import|undefined|\[object/);
    expect(Buffer.byteLength(page)).toBeLessThan(15_000);
  }
});

test('a page has the colors of the site, in both schemes', async () => {
  const css = load(await sentPage(japanese, 'H-0123456789'))('style').text();
  const [light, dark] = css.split('@media (prefers-color-scheme:dark)');
  for (const name of ['page', 'ink', 'primary', 'error'] as const) {
    expect(light).toContain(`--${name}:${colors.light[name]}`);
    expect(dark).toContain(`--${name}:${colors.dark[name]}`);
  }
  for (const [, name = ''] of css.matchAll(/var\(--([\w-]+)\)/g))
    expect(css).toContain(`--${name}:`);
});

test('a page has the attribute of its language, and links to the site in that language', async () => {
  const $ = load(await sentPage(japanese, 'H-0123456789'));
  expect($('html').attr('lang')).toBe(locales.ja.lang);
  expect($('title').text()).toBe(`${japanese.texts.sent.title} | ${site.brand}`);
  expect($('header a').attr('href')).toBe('/ja');
  expect($('header a').text()).toBe(site.brand);
  expect($('main a').attr('href')).toBe('/ja');
});

test('each control has a label; the honeypot is not displayed, and not reached by the keyboard', async () => {
  const $ = load(await formPage(japanese, 'refused', submission, { action }));
  for (const control of $('input:not([type=hidden]), select, textarea')) {
    expect($(`label[for="${$(control).attr('id')}"]`).text()).not.toBe('');
  }
  expect($('.hidden [name=website]').attr()).toMatchObject({ tabindex: '-1', autocomplete: 'off' });
  expect($('style').text()).toContain('.hidden{display:none}');
});
