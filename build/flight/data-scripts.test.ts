/** @jest-environment node */
import { readDataScripts, writeDataScript } from './data-scripts';

const begin = '(self.__next_f=self.__next_f||[]).push([0])';

test('the texts of all scripts are one', () => {
  const scripts = [
    begin,
    'self.__next_f.push([1,"0:\\"a\\u003c"])',
    'self.__next_f.push([1,"b\\"\\n"])',
  ];
  expect(readDataScripts(scripts)).toBe('0:"a<b"\n');
});

test('what is written is what Next takes, one by one', () => {
  const taken: unknown[] = [];
  const self = { __next_f: { push: (piece: unknown) => taken.push(piece) } };
  new Function('self', writeDataScript('0:"a\u2028</script>"\n'))(self);
  expect(taken).toEqual([[0], [1, '0:"a\u2028</script>"\n']]);
});

test.each(['self.__next_f.push([3,"AAAA"])', 'self.__next_f.push([1,"a"]);alert(1)', 'alert(1)'])(
  'a script that does something else is an error: %s',
  (script) => {
    expect(() => readDataScripts([begin, script])).toThrow('unknown data for React');
  },
);
