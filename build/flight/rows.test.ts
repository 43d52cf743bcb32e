/** @jest-environment node */
import { readRows, writeRows } from './rows';

const data = [
  '1:"$Sreact.fragment"\n',
  '3:I[39756,["$2"],"default"]\n',
  ':HL["/a.css","style"]\n',
  '5:X\n',
  '16:T7,ä€;\n',
  '7:["$","p",null,{"children":"T7,"}]\n',
  '5:C\n',
].join('');

test('rows are told apart by their ends and lengths', () => {
  expect(readRows(data)).toEqual([
    { id: '1', tag: '', text: '"$Sreact.fragment"' },
    { id: '3', tag: 'I', text: '[39756,["$2"],"default"]' },
    { id: '', tag: 'H', text: 'L["/a.css","style"]' },
    { id: '5', tag: 'X', text: '' },
    { id: '16', tag: 'T', text: 'ä€;\n' },
    { id: '7', tag: '', text: '["$","p",null,{"children":"T7,"}]' },
    { id: '5', tag: 'C', text: '' },
  ]);
});

test('rows are written as they were read', () => {
  expect(writeRows(readRows(data))).toBe(data);
});

test.each([
  ['1:b4,abcd', 'unknown kind'],
  ['x y:"a"\n', 'unknown kind'],
  ['1:"a"', 'break off'],
  ['1', 'break off'],
])('what no page of ours has is an error: %s', (broken, problem) => {
  expect(() => readRows(broken)).toThrow(problem);
});
