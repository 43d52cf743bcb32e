/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'check-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string | object): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(path.join(root, file), text);
}

function run(...args: string[]) {
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

test('the findings of each check stand below its name and result, in one order, however long it takes', () => {
  const pass = 'node -e "console.log(1)"';
  write('package.json', {
    scripts: {
      'check:documents': 'node -e "setTimeout(() => console.log(2), 300)"',
      'check:format': pass,
      'check:unused': pass,
      'check:messages': 'node -e "console.error(3); process.exit(1)"',
      'check:dates': pass,
      'check:types': pass,
    },
  });
  spawnSync('git', ['init', '--quiet'], { cwd: root });
  const { status, stdout } = run(path.resolve('scripts/check.mjs'));
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /^— check:documents: passed —\n2\n\n— check:format: passed —\n1\n\n[\s\S]*— check:messages: FAILED —\n3\n\n— check:dates: passed —\n1\n\n/,
  );
  expect(stdout).toMatch(/\nFAILED: check:messages\n$/);
});

test('the type checker follows the messages, as i18n/messages.d.ts names them', () => {
  write('tsconfig.json', {
    extends: path.resolve('tsconfig.json'),
    compilerOptions: { types: [] },
    include: ['*.ts'],
  });
  write('node_modules/library/index.d.ts', 'export interface AppConfig {}');
  write(
    'messages.d.ts',
    "import type messages from './messages.json';\n" +
      "declare module 'library' { interface AppConfig { messages: typeof messages } }\n",
  );
  write(
    'use.ts',
    "import type { AppConfig } from 'library';\nexport const key: keyof AppConfig['messages'] = 'b';\n",
  );
  const statuses = [{ a: '', b: '' }, { a: '' }, { a: '', b: '' }].map((messages) => {
    write('messages.json', messages);
    return run(path.resolve('node_modules/typescript/bin/tsc'), '--noEmit').status;
  });
  expect(statuses).toEqual([0, 1, 0]);
});
