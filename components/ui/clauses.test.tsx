import { renderLocalized } from '@/test/render';
import { Clauses } from './clauses';

function clausesOf(text: string): (string | null)[] {
  const { container } = renderLocalized(<Clauses text={text} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('[data-clause]')].map((span) => span.textContent);
}

test.each([
  ['Two banks: the case for a second', ['Two banks:', 'the case for a second']],
  ['은행은 하나? 둘? 두 번째 계좌', ['은행은 하나?', '둘?', '두 번째 계좌']],
  ['云端记账：迁移账套', ['云端记账：', '迁移账套']],
  ['“Sales are up. Why is cash short?”', ['“Sales are up.', 'Why is cash short?”']],
  ['«Las ventas suben. ¿Por qué?»', ['«Las ventas suben.', '¿Por qué?»']],
  ['手织布，产自群岛。它的条纹', ['手织布，', '产自群岛。', '它的条纹']],
])('each clause of a title is a box: %s', (text, expected) => {
  expect(clausesOf(text)).toEqual(expected);
});

test.each(['Open from 9:00', 'Who pays?', 'Branch vs. company', '（什么时候？）'])(
  'one clause, no box: %s',
  (text) => {
    expect(clausesOf(text)).toEqual([]);
  },
);
