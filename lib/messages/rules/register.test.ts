/** @jest-environment node */
import type { Language } from './language';
import { registerProblems } from './register';

test.each<[Language, string]>([
  ['zh', '请您亲自到场，迷你仓库，亲属证明'],
  ['ko', '필요, 중요, 개요, 주요 서류와 월요일'],
  ['ko', '서류를 준비해 주십시오. 저희가 제출합니다. 수수료는 중요.'],
  ['ko', '우리은행 계좌, 꾸러미'],
  ['ja', 'お客様がお持ちの書類です。まだ。'],
  ['es', 'Escríbanos y consulte a usted mismo; además, jamás, detrás, dieciséis, té, TI'],
  ['de', 'Sie und ihr Unternehmen; Mitarbeiterinnen und Mitarbeiter; Direktor; LinkedIn'],
  ['de', 'Innen und außen'],
])('%s: %s', (language, text) => {
  expect(registerProblems(text, language, false)).toEqual([]);
});

test.each<[Language, string, string]>([
  ['zh', '你的文件', '“你”'],
  ['zh', '亲，请看', '“亲”'],
  ['zh', '咱公司', '“咱”'],
  ['zh', '已发送！', '“！”'],
  ['ko', '서류를 준비해요.', '“준비해요”'],
  ['ko', '사업허가증을 받으세요', '“받으세요”'],
  ['ko', '무엇이 필요할까요?', '“필요할까요”'],
  ['ko', '언제인가요?', '“언제인가요”'],
  ['ko', '그렇죠.', '“그렇죠”'],
  ['ko', '당신의 사업', '“당신”'],
  ['ko', '우리가 답변합니다.', '“우리”'],
  ['ko', '우리나라 세법', '“우리”'],
  ['ja', 'あなたの会社', '“あなた”'],
  ['ja', '私たちの仕事', '“私たち”'],
  ['ja', '御社の書類', '“御社”'],
  ['ja', '税金の書類だ。', '“だ。”'],
  ['ja', '書類である。', '“である。”'],
  ['ja', '送信しました！', '“！”'],
  ['es', 'Tu empresa', '“Tu”'],
  ['es', 'con vuestros libros', '“vuestros”'],
  ['es', 'Escríbenos hoy', '“Escríbenos”'],
  ['es', 'Recibirás la propuesta', '“Recibirás”'],
  ['es', 'si queréis registrar', '“queréis”'],
  ['de', 'Schicken wir dir die Unterlagen', '“dir”'],
  ['de', 'Deine Unterlagen', '“Deine”'],
  ['de', 'unsere Kanzlei', '“Kanzlei”'],
  ['de', 'alle Mitarbeiter:innen', '“r:innen”'],
  ['de', 'alle Mitarbeiter*innen', '“r*innen”'],
  ['de', 'alle MitarbeiterInnen', '“rInnen”'],
  ['de', 'Jetzt loslegen', '“loslegen”'],
])('%s, wrong: %s', (language, text, found) => {
  expect(registerProblems(text, language, false)).toEqual([expect.stringContaining(`${found}: `)]);
});

test('a Japanese heading may call out', () => {
  expect(registerProblems('送信しました！', 'ja', true)).toEqual([]);
});
