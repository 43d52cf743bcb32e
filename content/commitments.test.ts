/** @jest-environment node */
import { namespaces, readMessageFile } from '@/i18n/message-files';
import { leavesOf } from '@/lib/messages/tree';
import { commitments } from './commitments';

test('each commitment is a message that exists, and is listed once', () => {
  const keys = namespaces.flatMap((namespace) =>
    leavesOf(readMessageFile('en', namespace) ?? {}).map(({ key }) => `${namespace}.${key}`),
  );
  expect(commitments.filter((key) => !keys.includes(key))).toEqual([]);
  expect(new Set(commitments).size).toBe(commitments.length);
});
