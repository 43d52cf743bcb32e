/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '@/content/site';
import { english, withMessages } from '@/test/render';
import { Form } from './form';

const html = renderToStaticMarkup(withMessages(<Form name="home" labelledBy="title" />));
const [withoutScript = ''] = /<noscript>.*?<\/noscript>/s.exec(html) ?? [];

test('until it is hydrated, nothing can be sent and nothing can reach the URL', () => {
  const [form = ''] = /<form[^>]*>/.exec(html) ?? [];
  expect(form).toContain('method="post"');
  expect(form).not.toContain('action=');
  const [button = ''] = /<button type="submit"[^>]*>/.exec(html) ?? [];
  expect(button).toMatch(/\sdisabled(=""|\s|>)/);
});

test('where scripts do not run, it says how to reach the firm by e-mail', () => {
  const [before = ''] = english.common.forms.noScript.split('<email>');
  expect(withoutScript).toContain(before);
  expect(withoutScript).toContain(`href="mailto:${site.email}"`);
});

test('it brings along what is shown, and announced, where it could not be hydrated', () => {
  const box = html.slice(html.indexOf('role="alert"'));
  const [before = ''] = english.common.forms.failedText.split('<email>');
  expect(box).toContain(before);
  expect(box).toContain(`href="mailto:${site.email}"`);
  expect(box).toContain(english.common.forms.failedMail);
});
