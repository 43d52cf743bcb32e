/** @jest-environment node */
import { pageFacts } from './page-facts';

test('the facts of a page are those that its own texts refer to', () => {
  const visa = pageFacts('visa');
  expect(visa).toEqual(expect.arrayContaining(['srrvMinAge', 'srrvMinAge.was', 'touristStay']));
  expect(visa).not.toContain('vatRate');
  expect(pageFacts('tax')).toContain('vatRate');
});
