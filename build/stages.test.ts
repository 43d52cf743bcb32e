/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stages } from './stages';

test('each stage is noted in its order, with what it returned handed on', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stages-'));
  try {
    const stages = new Stages();
    const file = path.join(folder, 'new', 'stages.json');
    expect(await stages.run('pages', async () => 'done')).toBe('done');
    await stages.run('check', () => new Promise((resolve) => setTimeout(resolve, 60)));
    stages.write(file);
    const noted: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(noted).toEqual([
      { name: 'pages', seconds: expect.any(Number), work: expect.any(Number) },
      { name: 'check', seconds: expect.any(Number), work: expect.any(Number) },
    ]);
    expect(stages.all[1]?.seconds).toBeGreaterThanOrEqual(0.05);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a stage that fails ends the build', async () => {
  const stages = new Stages();
  await expect(
    stages.run('export', () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(stages.all).toEqual([]);
});
