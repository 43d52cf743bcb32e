import { screen, within } from '@testing-library/react';
import { checkedDay, facts, isUnconfirmed } from '@/content/facts';
import { laws } from '@/content/laws';
import { keysOf } from '@/lib/objects/entries-of';
import { english, renderLocalized } from '@/test/render';
import { LawList } from './law-list';
import { PageLaws } from './page-laws';

const { title, agencies } = english.common.laws;

/** What the links of the list are called, without the word on the new tab. */
function names(): (string | undefined)[] {
  return screen
    .getAllByRole('link')
    .map((link) => link.querySelector('[lang]')?.textContent ?? undefined);
}

test('a page lists the laws behind the rules that it states, under a heading that names the list', () => {
  renderLocalized(<PageLaws page="tax" />);
  const section = screen.getByRole('region', { name: title });
  const hrefs = within(section)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  // Rate and threshold of VAT, its returns, the rates of companies, registration.
  for (const law of ['nirc', 'rmc5of2023', 'ra11534', 'rmc91of2024'] as const) {
    expect(hrefs).toContain(laws[law].url);
  }
  expect(hrefs).not.toContain(laws.ca613.url);
  expect(section).toHaveTextContent(
    new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(
      new Date(checkedDay(['vatRate']) ?? ''),
    ),
  );
});

test('a page that states promises of the firm only has no list', () => {
  // It tells how soon we reply, a fact without a law.
  const { container } = renderLocalized(<PageLaws page="contact" />);
  expect(container).toBeEmptyDOMElement();
});

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

test('a law opens in a new tab, and says so', () => {
  renderLocalized(
    <LawList as="h2" citedBy="https://www.site.example/#webpage" facts={['quotaPerNationality']} />,
  );
  const link = screen.getByRole('link', { name: new RegExp(english.navigation.footer.newTab) });
  expect(link).toHaveAttribute('href', laws.ca613.url);
  expect(link).toHaveAttribute('target', '_blank');
});
