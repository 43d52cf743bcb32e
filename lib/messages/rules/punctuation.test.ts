/** @jest-environment node */

import { objectReplacement } from '@/lib/messages/object-replacement';
import { punctuationProblems, quotationProblems } from './punctuation';

test.each<[string, string]>([
  ['zh', '周一至周五9:00—18:00（菲律宾时间，UTC+8）。'],
  ['zh', '金额为1,000比索；Form 2307、Form 2316。'],
  ['zh', '9(g)工作签证和第13(a)条'],
  ['zh', '姓名 *'],
  ['zh', '标有 * 的为必填项。'],
  ['zh', `© ${objectReplacement} ${objectReplacement}`],
  ['zh', '正在发送……'],
  ['zh', 'Ayala Ave., Makati'],
  ['ja', '申告書、領収書。はい？「確認」'],
  ['ja', '9:00～18:00（UTC+8）'],
  ['ja', 'ABC Inc.との契約'],
  ['ko', '필리핀 국세청(BIR)에 제출합니다. 언제입니까?'],
  ['ko', '회계·세무, 09:00~18:00'],
  ['es', '¿Cuánto tarda? Depende: de la oficina, ¡y del día!'],
  ['es', 'de 9:00 a 18:00 – salvo domingos'],
  ['es', 'de 3 a 5 días, al menos un año; 1601-C, UTC-5'],
  ['de', 'Was kostet das? Das hängt davon ab: siehe unten …'],
  ['de', '9:00–18:00 Uhr – außer sonntags'],
])('punctuation that is right in %s: %s', (language, text) => {
  expect(punctuationProblems(text, language)).toEqual([]);
});

test.each<[string, string, RegExp]>([
  ['zh', '在BIR办理,然后', /^a half-width mark; .*: “在BIR办理,然后”$/],
  ['zh', '办理.', /^a half-width mark/],
  ['zh', '在BIR.', /^a half-width mark/],
  ['zh', `写信至${objectReplacement}.`, /“写信至\[…\]\.”$/],
  ['zh', 'BIR: 税务局', /^a half-width mark/],
  ['zh', `税率为${objectReplacement}.“小型”`, /^a half-width mark/],
  ['zh', '税务局(BIR)', /^half-width brackets/],
  ['zh', '在 BIR 办理', /^a space beside Chinese/],
  ['zh', `共${objectReplacement} 项`, /^a space beside Chinese/],
  ['zh', '正在发送。。。', /^dots in a row/],
  ['zh', '正在发送…', /^half an ellipsis/],
  ['zh', '依规定（《安全空间法》（Republic Act））', /^a bracket within brackets/],
  ['ja', '申告書,領収書', /^a half-width mark/],
  ['ja', '申告書，領収書', /^a mark of Chinese/],
  ['ja', 'Xero の残高', /^a space beside Chinese or Japanese/],
  ['ja', 'オフィス(BIR)', /^half-width brackets/],
  ['ja', '“確認”', /^has the mark “/],
  ['ko', '제출합니다 .', /^a space before a mark/],
  ['ko', '국세청 (BIR)', /^a space before a bracket/],
  ['ko', '제출합니다。', /^a full-width mark/],
  ['es', 'Cuánto tarda?', /^a sentence without its ¿/],
  ['es', '¿Cuánto tarda', /^a sentence without its ¿/],
  ['es', 'Mensaje enviado!', /^a sentence without its ¡/],
  ['es', 'la ley - la nueva', /^a hyphen as a dash/],
  ['es', '3-5 días hábiles', /^a hyphen within a range/],
  ['es', 'durante 1 año', /^one in digits/],
  ['de', 'das Amt - das neue', /^a hyphen as a dash/],
  ['de', '“bestätigen”', /^closes “/],
  ['la', 'lex - lex nova', /^a hyphen as a dash/],
])('punctuation that is wrong in %s: %s', (language, text, problem) => {
  expect(punctuationProblems(text, language)[0]).toMatch(problem);
});

test.each<[string, string]>([
  ['zh', '依据《公司法》，写有“‘确认’一词”的条目'],
  ['zh', '市长许可证（Mayor’s Permit）'],
  ['ja', '「『確認』という語」（employees’ compensation）'],
  ['ko', '“확인”과 ‘검토’, 「회사법」'],
  ['es', '«Según “la ley”», Mayor’s Permit'],
  ['de', '„Das ‚eine‘ Wort“, employees’ compensation'],
  ['de', '„Mayor’s Permit“'],
  ['la', '« lex », Mayor’s Permit'],
])('quotation marks that are right in %s: %s', (language, text) => {
  expect(quotationProblems(text, language)).toEqual([]);
});

test.each<[string, string, RegExp]>([
  ['zh', '写有"确认"', /^has the mark "/],
  ['zh', '写有「确认」', /^has the mark 「/],
  ['ja', '“確認”とある', /^has the mark “/],
  ['ko', "'확인'", /^has the mark '/],
  ['es', '"confirmar"', /^has the mark "/],
  ['es', "l'empresa", /^has the mark '/],
  ['de', '“bestätigen”', /^closes “, which is not open$/],
  ['de', '„bestätigen”', /^has the mark ”/],
  ['de', '„bestätigen', /^lacks the closing “$/],
  ['la', '"lex" nova', /^has the straight mark "/],
  ['zh', '写有“确认', /^lacks the closing ”$/],
  ['ko', '확인”', /^closes ”, which is not open$/],
])('quotation marks that are wrong in %s: %s', (language, text, problem) => {
  expect(quotationProblems(text, language)[0]).toMatch(problem);
});
