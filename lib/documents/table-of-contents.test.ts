/** @jest-environment node */
import { htmlTreeOf } from '@/test/html-tree';
import { tableOfContents } from './table-of-contents';

test('a table of contents has the second level only, and ids that differ where headings are the same', () => {
  const root = htmlTreeOf(
    'Lead.\n\n## Plan *ahead*\n\n### Detail\n\n## Plan ahead\n\n## 税務の準備',
  );
  expect(tableOfContents(root)).toEqual([
    { id: 'plan-ahead', text: 'Plan ahead' },
    { id: 'plan-ahead-1', text: 'Plan ahead' },
    { id: '税務の準備', text: '税務の準備' },
  ]);
});
