import { screen } from '@testing-library/react';
import { facts } from '@/content/facts';
import type { Fact } from '@/content/facts/types';
import { english } from '@/test/english';
import { renderLocalized } from '@/test/render';
import { PageLaws } from './page-laws';

const table: Record<string, Fact> = facts;

afterEach(() => jest.restoreAllMocks());

test('“confirm” is explained where a rule is not confirmed, and nowhere else', () => {
  const { confirm } = english.common.laws;
  const { unmount } = renderLocalized(<PageLaws page="tax" />);
  expect(screen.queryByText(confirm)).toBeNull();
  unmount();
  jest.replaceProperty(table, 'vatRate', { ...facts.vatRate, status: 'likely' });
  renderLocalized(<PageLaws page="tax" />);
  expect(screen.getByText(confirm)).toBeInTheDocument();
});
