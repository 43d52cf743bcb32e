/** @jest-environment node */
import { loadMessages } from './load-messages';
import { pageFacts } from './page-sources';
import { textsOfPage } from './page-texts';

test('running text is shown in its parts, with its links; all else is a text', () => {
  const messages = loadMessages('en');
  const texts = textsOfPage('accounting', 'en', messages, (parts) => parts);
  const { accounting } = messages.services;
  expect(texts.meta).toEqual(accounting.meta);
  expect(texts.features.title).toBe(accounting.features.title);
  expect(texts.lead.map(({ text }) => text).join('')).toContain(accounting.lead.slice(0, 12));
  const paths = JSON.stringify(texts).match(/"path":"[^"]+"/g) ?? [];
  expect(paths.length).toBeGreaterThan(1);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).not.toContain('"path":"/accounting"');
});

test('a text that takes arguments is named with its page', () => {
  const messages = loadMessages('en');
  const accounting = { ...messages.services.accounting, lead: 'For {name}' };
  const changed = { ...messages, services: { ...messages.services, accounting } };
  expect(() => textsOfPage('accounting', 'en', changed, () => '')).toThrow(
    'messages of the page accounting: lead: takes arguments',
  );
});

test('the facts of a page are those that its own texts refer to', () => {
  const visa = pageFacts('visa');
  expect(visa).toEqual(expect.arrayContaining(['srrvMinAge', 'srrvMinAge.was', 'touristStay']));
  expect(visa).not.toContain('vatRate');
  expect(pageFacts('tax')).toContain('vatRate');
});
