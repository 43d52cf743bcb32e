import { screen } from '@testing-library/react';
import { facts } from '@/content/facts';
import type { Fact } from '@/content/facts/types';
import { english } from '@/test/english';
import { renderLocalized } from '@/test/render';
import { LawList } from './law-list';

const table: Record<string, Fact> = facts;

afterEach(() => jest.restoreAllMocks());

test('“confirm” is explained where a rule is not confirmed, and nowhere else', () => {
  const { confirm } = english.common.laws;
  const list = () => <LawList as="h2" citedBy="https://www.site.example/" facts={['vatRate']} />;
  const { unmount } = renderLocalized(list());
  expect(screen.queryByText(confirm)).toBeNull();
  unmount();
  jest.replaceProperty(table, 'vatRate', { ...facts.vatRate, status: 'likely' });
  renderLocalized(list());
  expect(screen.getByText(confirm)).toBeInTheDocument();
});
