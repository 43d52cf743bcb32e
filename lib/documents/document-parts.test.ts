/** @jest-environment node */
import { toString as textOf } from 'hast-util-to-string';
import { htmlTreeOf } from '@/test/html-tree';
import { documentParts } from './document-parts';

const source = [
  'The lead.',
  ':::first\n1. Act.\n:::',
  '## Section',
  'Text.',
  ':::checklist\n- One\n- Two\n:::',
].join('\n\n');

test('a document is parted into lead, first steps, text and checklist', () => {
  const { lead, first, text, checklist } = documentParts(htmlTreeOf(source));
  expect(
    [lead, first, text, checklist].map((part) => textOf(part).replace(/\s+/g, ' ').trim()),
  ).toEqual(['The lead.', 'Act.', 'Section Text.', 'One Two']);
});
