/** @jest-environment node */
import { z } from 'zod';
import { invalidSource, zodProblems } from './validation-errors';

test('each problem names its field, an error its file', () => {
  const parsed = z
    .object({ items: z.array(z.object({ title: z.string().min(1, 'must not be empty') })) })
    .safeParse({ items: [{ title: '' }, {}] });
  const problems = parsed.success ? [] : zodProblems(parsed.error);
  expect(problems[0]).toBe('items.0.title: must not be empty');
  expect(problems[1]).toMatch(/^items\.1\.title: /);
  expect(invalidSource('a/b.json', 'message', problems).message).toBe(
    `a/b.json: bad message\n  ${problems[0]}\n  ${problems[1]}`,
  );
});

test('a problem of the whole value names no field', () => {
  const parsed = z.strictObject({}).safeParse({ titel: '' });
  const problems = parsed.success ? [] : zodProblems(parsed.error);
  expect(problems).toEqual([expect.stringMatching(/^Unrecognized key.*"titel"/)]);
});
