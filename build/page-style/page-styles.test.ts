/** @jest-environment node */
import postcss from 'postcss';
import { within } from './page-styles';
import { UsedRules } from './used-rules';

test('a style that would end its element stops the build, and is shown', () => {
  const css = '.a:after{content:"\\3c/STYLE><script>alert(1)</script>"}';
  const written = new UsedRules(postcss.parse(css)).for(['a']);
  expect(() => within('style', written)).toThrow('</STYLE><script>');
  expect(within('style', 'p{color:red}')).toBe('p{color:red}');
});

test('so does a script', () => {
  expect(() => within('script', 'x("</script>")')).toThrow('</script');
});
