/** @jest-environment node */
import { groupOf, serviceGroups, serviceKeys, services } from './services';

test.each(serviceKeys)('%s is related to three or four others, each once', (key) => {
  const { related } = services[key];
  expect([3, 4]).toContain(related.length);
  expect(new Set([...related, key]).size).toBe(related.length + 1);
});

test('the overview shows each service once, in its group', () => {
  expect(Object.values(serviceGroups).flat().sort()).toEqual([...serviceKeys].sort());
  for (const key of serviceKeys) expect(serviceGroups[groupOf(key)]).toContain(key);
});
