/** @jest-environment node */
import fc from 'fast-check';
import { unbrokenParts } from './unbroken-parts';

/** The text with what must not be broken in square brackets. */
function marked(text: string, kind?: 'text' | 'heading'): string {
  return unbrokenParts(text, kind)
    .map(({ text: part, isUnbroken }) => (isUnbroken ? `[${part}]` : part))
    .join('');
}

test.each([
  ['a deposit of USD 10,000–50,000.', 'a deposit of USD [10,000–50,000].'],
  ['within 3–5 days', 'within [3–5] days'],
  ['In 2025 and Form 2316 for 75,000 pesos', 'In 2025 and Form 2316 for 75,000 pesos'],
  ['Pag-IBIG and BIR Form 1601-C, month-end', '[Pag-IBIG] and BIR Form [1601-C], month-end'],
  ['in E-Mail-Postfächern, E-Rechnungspflicht', 'in [E-Mail]-Postfächern, E-Rechnungspflicht'],
  ['我们在24小时内回复，通常2—4周。', '我们[在24小时]内回复，通[常2—4周]。'],
  ['第13个月工资，达到10万美元', '[第13个月]工资，达[到10万]美元'],
  ['4～8週間、3万5,000ペソ、13か月目給与', '[4～8週間]、[3万5,000][ペソ]、[13か月目]給与'],
  ['2026年12月31日まで、3月1日と9月に', '[2026年12月31日]まで、[3月1日]と[9月]に'],
  [
    '共75,000比索、サンプル・トレーディング社のワンストップサービス',
    '共75,000比索、[サンプル]・[トレーディング]社のワンストップサービス',
  ],
  ['세율은 12%입니다. 1만~5만 달러', '세율은 [12%입니다]. [1만~5만] 달러'],
])('ranges, numbers with units, and names are unbroken: %s', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

test.each([
  ['用語・手続きから調べる', '用語[・手]続きから調べる'],
  ['비자·서류·세금 규정', '[비자·서류·세금] 규정'],
  ['SSS·PhilHealth·Pag-IBIG', 'SSS·PhilHealth·[Pag-IBIG]'],
  ['hablon（はぶろん）は布です', 'hablon（はぶろん[）は]布です'],
])('in a heading a dot and a particle stay with what they belong to: %s', (text, expected) => {
  expect(marked(text, 'heading')).toBe(expected);
  expect(unbrokenParts(text).length).toBeLessThanOrEqual(2);
});

test('a heading, which breaks between phrases, needs neither katakana nor the character before a number', () => {
  expect(marked('ビザは最長30日', 'heading')).toBe('ビザは最長[30日]');
  expect(marked('ビザは最長30日')).toBe('[ビザ]は最[長30日]');
});

test('the parts are the text', () => {
  const part = fc.constantFrom('12', '–', '～', '第', '万', '週間', 'Pag-IBIG', ' ', '1601-C', 'a');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const text = parts.join('');
      expect(
        unbrokenParts(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
