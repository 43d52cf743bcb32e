import { screen } from '@testing-library/react';
import { site } from '@/content/site';
import { documentEntries } from '@/documents/entries';
import { pageDates } from '@/seo/dates/page-dates';
import { projectCopy } from '@/test/project-copy';
import { english, renderLocalized } from '@/test/render';
import { Footer } from './footer';

const { footer } = english.navigation;

const project = projectCopy('content');

function hrefs(): (string | null)[] {
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

test('the footer states address, e-mail address, telephone and both numbers', () => {
  renderLocalized(<Footer path="/about" />);
  const text = document.body.textContent;
  for (const value of [site.street, site.city, footer.country, site.email, site.phone]) {
    expect(text).toContain(value);
  }
  expect(text).toContain(footer.sec.replace('<number></number>', site.secNumber));
  expect(text).toContain(footer.dti.replace('<number></number>', site.dtiNumber));
  expect(text).toContain(footer.registrations);
  expect(hrefs()).toContain(`mailto:${site.email}`);
  expect(hrefs()).toContain(site.phoneUrl);
});

test('links are in the language of the page, and a title in another one says so', () => {
  const [translated, untranslated] = documentEntries('articles', 'en');
  if (translated === undefined || untranslated === undefined) throw new Error('too few articles');
  const text = project.read(`content/${translated.id}/en.md`);
  project.write(`content/${translated.id}/ko.md`, text);
  project.delete(`content/${untranslated.id}/ko.md`);
  renderLocalized(<Footer path="/about" />, 'ko');
  expect(screen.getByText(translated.title).closest('[lang]')).toBeNull();
  expect(screen.getByText(untranslated.title).closest('[lang]')).toHaveAttribute('lang', 'en');
  const own = hrefs().filter((href) => href?.startsWith('/'));
  expect(own.filter((href) => !/^\/ko(?:[/#]|$)/.test(href ?? ''))).toEqual([]);
});

test('the footer has the date of the last change of a page; documents show it themselves', () => {
  const { unmount } = renderLocalized(<Footer path="/about" />, 'de');
  const { modified } = pageDates('/about', 'de') ?? {};
  expect(document.querySelector('time')).toHaveAttribute('datetime', modified);
  unmount();
  renderLocalized(<Footer path="/articles/cash-flow-optimization" />);
  expect(document.querySelector('time')).toBeNull();
});
