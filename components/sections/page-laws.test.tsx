import { screen } from '@testing-library/react';
import { facts, isUnconfirmed } from '@/content/facts';
import { keysOf } from '@/lib/objects/entries-of';
import { english, renderLocalized } from '@/test/render';
import { LawList } from './law-list';

const { agencies } = english.common.laws;

/** What the links of the list are called, without the word on the new tab. */
function names(): (string | undefined)[] {
  return screen
    .getAllByRole('link')
    .map((link) => link.querySelector('[lang]')?.textContent ?? undefined);
}

test('each agency stands once, followed by its laws, with the year where the number lacks it', () => {
  renderLocalized(
    <LawList
      as="h2"
      citedBy="https://www.site.example/#webpage"
      facts={['quotaPerNationality', 'touristExtensionMax', 'aepTime']}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    agencies.BI,
    agencies.DOLE,
  ]);
  expect(names()).toEqual([
    'Commonwealth Act 613, Philippine Immigration Act (1940)',
    'Memorandum Circular SBM-2013-003',
    'Presidential Decree 442, Labor Code of the Philippines (1974)',
    'Department Order 248-25, as amended by 248-A-25 (2025)',
  ]);
});

test('“confirm” is explained where a rule is not confirmed, and nowhere else', () => {
  const { confirm } = english.common.laws;
  const unconfirmed = keysOf(facts).find(isUnconfirmed);
  if (unconfirmed === undefined) throw new Error('every rule is confirmed');
  const list = (name: string) => (
    <LawList as="h2" citedBy="https://www.site.example/" facts={[name]} />
  );
  const { unmount } = renderLocalized(list(unconfirmed));
  expect(screen.getByText(confirm)).toBeInTheDocument();
  unmount();
  renderLocalized(list('vatRate'));
  expect(screen.queryByText(confirm)).toBeNull();
});
