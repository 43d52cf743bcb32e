/** @jest-environment node */
import { quotationProblems } from './quotation-marks';

test.each<[string, string]>([
  ['zh', '依据《公司法》，写有“‘确认’一词”的条目'],
  ['zh', '市长许可证（Mayor’s Permit）'],
  ['ja', '「『確認』という語」（employees’ compensation）'],
  ['ko', '“확인”과 ‘검토’, 「회사법」'],
  ['es', '«Según “la ley”», Mayor’s Permit'],
  ['de', '„Das ‚eine‘ Wort“, employees’ compensation'],
  ['de', '„Mayor’s Permit“'],
  ['fr', '« la loi » d’hier'],
])('%s: %s', (language, text) => {
  expect(quotationProblems(text, language)).toEqual([]);
});

test.each<[string, string, RegExp]>([
  ['zh', '写有"确认"', /^has the mark "/],
  ['zh', '写有「确认」', /^has the mark 「/],
  ['ja', '“確認”とある', /^has the mark “/],
  ['ja', '‘確認’', /^has the mark ‘/],
  ['ko', "'확인'", /^has the mark '/],
  ['ko', '『회사법』', /^has the mark 『/],
  ['es', '"confirmar"', /^has the mark "/],
  ['es', "l'empresa", /^has the mark '/],
  ['es', '„confirmar“', /^has the mark „/],
  ['de', '“bestätigen”', /^closes “, which is not open$/],
  ['de', '„bestätigen”', /^has the mark ”/],
  ['de', '«bestätigen»', /^has the mark «/],
  ['de', '„bestätigen', /^lacks the closing “$/],
  ['fr', 'la "loi"', /^has the straight mark "$/],
  ['zh', '写有“确认', /^lacks the closing ”$/],
  ['ko', '확인”', /^closes ”, which is not open$/],
])('%s, wrong: %s', (language, text, problem) => {
  expect(quotationProblems(text, language)[0]).toMatch(problem);
});
