import { scriptJson } from './script-json';

const nasty = '</script><script>alert(1)</script> <!-- <SCRIPT & &lt; ]]> \u2028\u2029 "quoted" \\';

test('no text ends the element or begins another, and every text comes back as it was', () => {
  const value = { [nasty]: [nasty] };
  document.body.innerHTML = `<script type="application/ld+json">${scriptJson(value)}</script><p>after</p>`;
  const [script, after, ...more] = document.body.children;
  expect(more).toEqual([]);
  expect(after?.outerHTML).toBe('<p>after</p>');
  expect(JSON.parse(script?.textContent ?? '')).toEqual(value);
});

test('the JSON can be a part of a script, too', () => {
  expect(new Function(`return ${scriptJson([nasty])}`)()).toEqual([nasty]);
});
