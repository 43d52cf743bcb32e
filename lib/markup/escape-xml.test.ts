/** @jest-environment node */
import { escapeXml } from './escape-xml';

test('a text can stand in an element and in an attribute', () => {
  expect(escapeXml('a & b < c > "d" 😀\n')).toBe('a &amp; b &lt; c &gt; &quot;d&quot; 😀\n');
});

test('what XML cannot hold is left out', () => {
  expect(escapeXml('a\u0000\u0008\u001f\ufffe\ud800b')).toBe('ab');
});
