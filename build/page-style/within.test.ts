/** @jest-environment node */
import postcss from 'postcss';
import { UsedRules } from './used-rules';
import { within } from './within';

test('a style that would end its element stops the build, and is shown', () => {
  expect(() => within('style', 'a{content:"</STYLE><script>"}')).toThrow('</STYLE><script>');
  expect(within('style', 'p{color:red}')).toBe('p{color:red}');
});

test('so does a script', () => {
  expect(() => within('script', 'x("</script>")')).toThrow('</script');
});

test('an escape in a rule does not become the end of its element', () => {
  const css = '.a:after{content:"\\3c/STYLE><script>alert(1)</script>"}';
  const written = new UsedRules(postcss.parse(css)).for(['class a']);
  expect(written).toContain('alert');
  expect(written).not.toMatch(/<\/style/i);
});
