/** @jest-environment node */

import { forms } from '@/content/forms';
import { localeCodes } from '@/i18n/locales';
import { leavesOf } from '@/lib/messages/tree';
import { cacheFiles } from '@/test/cache-files';
import { serviceTexts } from './texts';

cacheFiles();

let all: ReturnType<typeof serviceTexts>;
beforeAll(() => {
  all = serviceTexts();
});

/** The placeholders that pages fill, by the keys of their texts. */
const placeholders: Readonly<Record<string, string>> = {
  'sent.text': '{receipt}',
  'errors.long': '{limit}',
  'tooLarge.text': '{email}',
  'tooMany.text': '{minutes}',
  'unavailable.text': '{email}',
  optional: '{label}',
};

test.each(localeCodes)('%s: each text has what its page fills in, and nothing else', (locale) => {
  const { labels, ...rest } = all[locale];
  for (const { key, text } of leavesOf(JSON.parse(JSON.stringify(rest)))) {
    const expected = placeholders[key] ?? '';
    expect([key, text.match(/[{<[].*?[}>\]]/g)?.join(' ') ?? '']).toEqual([key, expected]);
  }
  expect(Object.values(labels).filter((text) => /[{<[]/.test(text))).toEqual([]);
});

test.each(localeCodes)('%s: each text that forms show is there', (locale) => {
  const { labels } = all[locale];
  for (const { fields, submit } of Object.values(forms)) {
    expect(labels[submit]).toBeTruthy();
    for (const field of fields) {
      expect(labels[field.label]).toBeTruthy();
      if (field.kind !== 'select') continue;
      for (const key of [field.placeholder, ...field.options.map(({ label }) => label)]) {
        expect([key, labels[key]]).toEqual([key, expect.stringMatching(/./)]);
      }
    }
  }
});
