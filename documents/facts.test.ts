/** @jest-environment node */
import { documentFacts } from './facts';

test('the facts of a document are those that its text refers to', () => {
  const tax = documentFacts('articles/philippine-tax-compliance');
  expect(tax).toEqual(expect.arrayContaining(['vatRate', 'recordRetention.was', 'protestTime']));
  expect(tax).not.toContain('srrvMinAge');
});

test('a document that refers to no fact has none', () => {
  expect(documentFacts('articles/remote-business-operations')).toEqual([]);
});
