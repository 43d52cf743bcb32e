import { screen } from '@testing-library/react';
import { facts, isUnconfirmed } from '@/content/facts';
import { keysOf } from '@/lib/objects/entries-of';
import { english, renderLocalized } from '@/test/render';
import { LawList } from './law-list';

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
