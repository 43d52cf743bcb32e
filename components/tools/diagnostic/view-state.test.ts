/** @jest-environment node */
import { readViewState, viewNames, viewQuery } from './view-state';

test.each(['known', 'all'] as const)('an address restores every view of the scope %s', (scope) => {
  for (const view of viewNames) {
    expect(readViewState(viewQuery({ scope, view }, ''))).toEqual({ scope, view });
  }
});

test.each(['', '?', '?pages=some&view=nothing', '?view=constructor&pages=', '?Pages=all'])(
  'what an address does not name or names wrongly is as at the start: %s',
  (query) => {
    expect(readViewState(query)).toEqual({ scope: 'known', view: 'issues' });
  },
);

test('an address says no more than it must, and keeps what others have put there', () => {
  expect(viewQuery({ scope: 'known', view: 'issues' }, '?pages=all&view=links')).toBe('');
  expect(viewQuery({ scope: 'all', view: 'links' }, '?ref=mail&view=pages')).toBe(
    '?ref=mail&pages=all&view=links',
  );
});
