/** @jest-environment node */

import { type Loaded, loadFile } from '@/lib/downloads/load-file';
import { templateOf } from '@/lib/messages/icu';
import { mapTexts } from '@/lib/messages/tree';
import { pickParts } from '@/lib/objects/pick-parts';
import messages from '@/messages/en/audit.json';
import { loadAdvice } from './load-advice';

jest.mock('@/lib/downloads/load-file');

const load = jest.mocked(loadFile);

const advice = pickParts(mapTexts(messages, templateOf).rules, ['reason', 'fix']);
const { 'title-missing': missing, ...others } = advice;

function arrived(text: string): Loaded {
  return { content: new TextEncoder().encode(text) };
}

const complete = arrived(JSON.stringify(advice));

beforeEach(() => {
  load.mockReset();
});

test.each<[string, Loaded]>([
  ['that does not arrive', { failure: 'offline' }],
  ['that is no JSON', arrived('<!doctype html>')],
  ['that is empty', arrived('null')],
  ['without a rule', arrived(JSON.stringify(others))],
  [
    'without how a rule is fixed',
    arrived(JSON.stringify({ ...others, 'title-missing': { reason: missing.reason } })),
  ],
])('advice %s is an error, and requested again the next time', async (url, first) => {
  // Advice is kept by URL: each case has its own.
  load.mockResolvedValueOnce(first).mockResolvedValueOnce(complete);
  await expect(loadAdvice(url)).rejects.toThrow();
  await expect(loadAdvice(url)).resolves.toEqual(advice);
  expect(load).toHaveBeenCalledTimes(2);
});

test('advice that has arrived is not requested again', async () => {
  load.mockResolvedValueOnce(complete);
  const first = await loadAdvice('/a.json');
  expect(await loadAdvice('/a.json')).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
  expect(load.mock.lastCall?.[0]).toBe('/a.json');
});
