/** @jest-environment node */
import { escapedPattern, nginxMap, quoted } from './nginx-text';

test('quotation marks are escaped, backslashes of regular expressions stay', () => {
  expect(quoted('a "b" \\.')).toBe('"a \\"b\\" \\."');
});

test.each(['a\nb', '\\t', '\\\\', '\\"'])(
  'what nginx would read as something else is refused',
  (text) => {
    expect(() => quoted(text)).toThrow('nginx: cannot write');
  },
);

test('a map has its default first, then its entries in their order', () => {
  expect(
    nginxMap(
      'name',
      '$uri',
      [
        ['~^/a', 'x'],
        ['/b', '$1'],
      ],
      'none',
    ),
  ).toBe('map "$uri" $name {\n  default "none";\n  "~^/a" "x";\n  "/b" "$1";\n}\n');
});

test('a text is matched by its pattern, and nothing else is', () => {
  const pattern = new RegExp(`^${escapedPattern('/a.b*c(1)')}$`);
  expect('/a.b*c(1)').toMatch(pattern);
  expect('/axb*c(1)').not.toMatch(pattern);
});
