import fc from 'fast-check';
import { facts } from '@/content/facts';
import { formatFact } from '@/i18n/format-fact';
import { localeCodes } from '@/i18n/locales';
import { typeset, withoutTypesetting } from './typeset';

/** The text with each place at which no line may break shown as `_`, spaces there dropped. */
function joined(text: string, kind: 'text' | 'part' | 'heading' = 'text', lang = 'en'): string {
  return typeset(text, kind, lang).replace(/[\u2060\u00a0]/g, '_');
}

test('ranges of numbers stay on one line, with their thousands and their currency', () => {
  expect(joined('It takes a deposit of USD 10,000–50,000.')).toBe(
    'It takes a deposit of USD_10,000–_50,000.',
  );
});

test('a number stays with what it counts, as long as that is short', () => {
  expect(joined('We reply within 24 hours. It takes 3–5 days, then 4–8 weeks.')).toBe(
    'We reply within 24_hours. It takes 3–_5_days, then 4–_8_weeks.',
  );
  expect(joined('Wir antworten in 24 Stunden, nach 12 Wirtschaftsprüfungen')).toBe(
    'Wir antworten in 24_Stunden, nach 12 Wirtschaftsprüfungen',
  );
});

test('years, large numbers, and numbers in a word are left alone', () => {
  const text = 'In 2025 and Form 2316 for 75,000 pesos, 1.5 or 13th month 9A is';
  expect(joined(text)).toBe(text);
});

test('where words are not parted, only the unit is kept', () => {
  expect(joined('我们在24小时内回复。您')).toBe('我们在24_小_时内回复。您');
  expect(joined('通常2—4周')).toBe('通常2_—_4_周');
  expect(joined('장부·급여')).toBe('장부_·급여');
  expect(joined('処理には4～8 週間かかります。', 'heading')).toBe(
    '処理には4_～_8_週間かかります。',
  );
  expect(joined('2025年に30分の相談。')).toBe('2025年に30_分の相談。');
  expect(joined('1ページずつ、13か月目給与')).toBe('1_ペ_ー_ジずつ、13_か_月_目給与');
});

test('the parts of one number stay together in Chinese and Japanese, signs and endings in Korean', () => {
  expect(joined('第13个月工资，达到10万美元', 'text', 'zh-Hans')).toBe(
    '第_13_个_月工资，达到10_万美元',
  );
  expect(joined('3万5,000ペソ', 'text', 'ja')).toBe('3_万_5,000ペソ');
  expect(joined('세율은 12%입니다. 국세청(BIR)에 1만~5만 달러', 'text', 'ko')).toBe(
    '세율은 12%_입니다. 국세청(BIR)_에 1만~_5만 달러',
  );
});

test('laws and forms stay with their numbers, names and numbers of forms are not broken', () => {
  expect(joined('Pag-IBIG, Republic Act 11165 and BIR Form 1601-C, month-end')).toBe(
    'Pag-_IBIG, Republic_Act_11165 and BIR_Form_1601-_C, month-end',
  );
});

test('a German date keeps its day and month', () => {
  expect(joined('zuletzt am 21. November 2026. Im Jahr 3. Wer', 'text', 'de')).toBe(
    'zuletzt am 21._November 2026. Im Jahr 3. Wer',
  );
});

test('a text does not end with a line of one or two characters; a label is left alone', () => {
  expect(joined('我们会与您商定文件的传送方式。', 'text', 'zh-Hans')).toBe(
    '我们会与您商定文件的传送_方_式。',
  );
  expect(joined('「株式会社、それとも個人で始めるか」', 'text', 'ja')).toBe(
    '「株式会社、それとも個人で始め_る_か」',
  );
  expect(joined('四つの報告書があれば実りあるレビューです。', 'text', 'ja')).toBe(
    '四つの報告書があれば実りあるレ_ビ_ュ_ー_で_す。',
  );
  expect(joined('四つの実りあるレビューは、フィリピン。', 'text', 'ja')).toBe(
    '四つの実りあるレビューは、フ_ィ_リ_ピ_ン。',
  );
  expect(joined('パスポートと証明写真の写し', 'text', 'ja')).toBe('パスポートと証明写真の写し');
  const label = 'Hablon Business Support、ホーム';
  expect(joined(label, 'text', 'ja')).toBe(label);
  const goingOn = '四つの報告書があれば実りあるレビューです';
  expect(joined(goingOn, 'part', 'ja')).toBe(goingOn);
  expect(joined('联系我们', 'text', 'zh-Hans')).toBe('联系我们');
  const english = 'We agree with you how to hand them over.';
  expect(joined(english)).toBe(english);
});

test('Japanese running text keeps words whole that browsers part', () => {
  expect(joined('はっきりした結論', 'text', 'ja')).toBe('は_っ_き_りした結論');
});

const durations = Object.values(facts).flatMap(({ value }) =>
  value.kind === 'duration' && value.unit !== 'workingDay' ? [value] : [],
);

test.each(localeCodes)('%s: each duration of the facts stays on one line', (locale) => {
  for (const duration of durations) {
    // Between figures, and between the last of them and its unit.
    const text = typeset(formatFact(duration, locale), 'text');
    expect(text).not.toMatch(/\d[–~～-]\d|\d[ \p{L}]/u);
  }
});

test('a unit wider than a narrow column may leave its number', () => {
  expect(joined('123–456 abcdefghijk')).toBe('123–_456_abcdefghijk');
  expect(joined('123–456 abcdefghijkl')).toBe('123–_456 abcdefghijkl');
});

test('in running text a compound may break, in a heading it does not', () => {
  expect(joined('What a well-kept file gives you')).toBe('What a well-kept file gives you');
  expect(joined('Long-term e-tax, in 2–4 weeks', 'heading')).toBe(
    'Long-_term e-_tax, in_2–_4_weeks',
  );
});

test('a compound that could be wider than a phone may break at its hyphen', () => {
  for (const text of ['Unternehmens-Buchhaltung, day-to-day', 'Canonical-Prüfung']) {
    expect(joined(text, 'heading')).toBe(text);
  }
});

test('typesetting twice changes nothing more, and can be taken back', () => {
  const part = fc.constantFrom(
    ...['12', ' ', '–', 'weeks', 'PHP', '1,000', 'e-tax', '週間', ', ', 'the', 'of', '두', '수'],
    ...[
      '第',
      '万',
      'か月',
      '%',
      '은',
      '）',
      'の',
      '（',
      'BIR Form',
      'Pag-IBIG',
      '从收据到账簿的记录',
    ],
  );
  const kind = fc.constantFrom('text', 'heading');
  const lang = fc.constantFrom('en', 'de', 'es', 'ko', 'ja', 'zh-Hans');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), kind, lang, (parts, as, language) => {
      const text = parts.join('');
      const once = typeset(text, as, language);
      expect(withoutTypesetting(once)).toBe(text);
      // Phrases are found in a text as it was written.
      if (as === 'text' || !/^(?:ja|zh)/.test(language)) {
        expect(typeset(once, as, language)).toBe(once);
      }
    }),
  );
});
