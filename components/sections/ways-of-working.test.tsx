import { screen } from '@testing-library/react';
import { site } from '@/content/site';
import { english } from '@/test/english';
import { renderLocalized } from '@/test/render';
import { WaysOfWorking } from './ways-of-working';

const { waysOfWorking: words } = english.common;
const { waysOfWorking: settings } = site;

afterEach(() => {
  jest.restoreAllMocks();
});

test('the list says who answers, in which language, how meetings take place, how papers are handed over, what an offer has', () => {
  renderLocalized(<WaysOfWorking />);
  const shown = screen.getAllByRole('definition').map((entry) => entry.textContent ?? '');
  expect(shown).toHaveLength(5);
  const [answers, languages, meetings, papers, offer] = shown;
  for (const role of settings.answeredBy.value) expect(answers).toContain(words.roles[role]);
  expect(languages).toContain('English');
  for (const way of settings.consultation.value) expect(meetings).toContain(words.meetings[way]);
  for (const way of settings.papers.value) expect(papers).toContain(words.handovers[way]);
  expect(offer).toBe(words.offer.text);
});

test.each([true, false])(
  'only a value that is a sample is underlined, which is explained once: %s',
  (isSample) => {
    for (const setting of Object.values(settings))
      jest.replaceProperty(setting, 'sample', isSample);
    renderLocalized(<WaysOfWorking />);
    expect(screen.queryAllByText(words.sample)).toHaveLength(isSample ? 1 : 0);
    const [, languages] = screen.getAllByRole('definition');
    expect(languages?.textContent).toBe(
      words.languages.ownLanguage.replace('{languages}', 'English'),
    );
    expect(languages?.querySelectorAll('.underline')).toHaveLength(isSample ? 1 : 0);
  },
);
