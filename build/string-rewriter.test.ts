/** @jest-environment node */
import { StringRewriter } from './string-rewriter';

const words = 'Some words & more,\nover lines. '.repeat(5000);
const document = [
  '<!DOCTYPE html><html><head><title>A &amp; B</title>',
  `<script>const text = "<p>${words}";</script><style>p > a { color: red }</style>`,
  `</head><body><!-- note --><p>${words}</p><pre>\n\n kept </pre><svg><text>in a picture</text></svg>`,
  `<textarea>\n${words}</textarea>the end`,
].join('');

test('what is handed on as it was read is the document, however long', async () => {
  const rewriter = new StringRewriter();
  rewriter.on('text', (_, raw) => rewriter.emitRaw(raw));
  expect(await rewriter.rewrite(document)).toBe(document);
});

test('a text between two tags is one text, with its own words and place', async () => {
  const rewriter = new StringRewriter();
  const texts: { text: string; raw: string }[] = [];
  rewriter.on('text', ({ text }, raw) => texts.push({ text, raw }));
  await rewriter.rewrite(document);
  expect(texts.map(({ raw }) => raw)).toEqual([
    'A &amp; B',
    `const text = "<p>${words}";`,
    'p > a { color: red }',
    words,
    expect.stringContaining(' kept '),
    'in a picture',
    expect.stringContaining(words),
    'the end',
  ]);
  expect(texts[0]?.text).toBe('A & B');
  expect(texts[3]?.text).toBe(words);
});
