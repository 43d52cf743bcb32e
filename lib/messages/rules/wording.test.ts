/** @jest-environment node */
import { objectReplacement } from '@/lib/messages/object-replacement';
import { wordingProblems } from './wording';

test.each<[string, string]>([
  ['zh', '请您亲自到场，迷你仓库，亲属证明'],
  ['zh', '菲律宾境外的公司，付往境外的款项；护照有效期，首次停留期'],
  [
    'zh',
    `最迟于${objectReplacement}发放；在签发之后${objectReplacement}内登记。《移民法》第9(b)条`,
  ],
  ['zh', '后台团队和后台工作，内部规章，审批人'],
  ['ko', '필요, 중요, 개요, 주요 서류와 월요일'],
  ['ko', '서류를 준비해 주십시오. 저희가 제출합니다. 수수료는 중요.'],
  ['ko', '우리은행 계좌, 꾸러미'],
  ['ko', '얼마나 걸리나요? 법인세는 얼마인가요? “무엇부터 바꿔야 하나요?”'],
  ['ko', '서비스를 선택하십시오. 메일을 보내 주십시오. 확인하시기 바랍니다.'],
  ['ko', '해외 온라인 판매, 처리 상황에 따라 다릅니다. 유효 기간이 남은 여권'],
  ['ja', 'お客様がお持ちの書類です。まだ。'],
  ['ja', 'フィリピン国外の会社。認証機関は国によって異なります。パスポートの有効期間'],
  ['ja', '元帳を確認する'],
  ['ja', '見積書に記載します。その後は入国管理局の許可による。海外本社'],
  ['es', 'Escríbanos y consulte a usted mismo; además, jamás, detrás, dieciséis, té, TI'],
  ['es', 'un inversionista que vive fuera de Filipinas, un propietario extranjero; descargue aquí'],
  ['es', 'período de prueba, comprobante de fondos; licencia de actividad; tasas oficiales'],
  [
    'es',
    `Las citas se fijan en hora de Filipinas, a más tardar el ${objectReplacement}; reglamento interno`,
  ],
  ['de', 'Sie und ihr Unternehmen; Mitarbeiterinnen und Mitarbeiter; Direktor; LinkedIn'],
  ['de', 'Innen und außen'],
  ['de', 'Notiere ich das Ergebnis? Notieren Sie es. Wählen Sie.'],
  ['de', 'Arbeitspapiere auf Papier; BIR Form 2316 und Formular 1601-C; das Auslandsgeschäft'],
  ['de', 'Hängt von der Auslastung der Behörde ab. Hier lesen Sie (je nach Fall) mehr.'],
  ['de', 'Arbeitsordnung und interne Regeln; hausintern; Memorandum'],
])('wording that is right in %s: %s', (language, text) => {
  expect(wordingProblems(text, language, false)).toEqual([]);
});

test.each<[string, string, string]>([
  ['zh', '你的文件', '“你”'],
  ['zh', '亲，请看', '“亲”'],
  ['zh', '已发送！', '“！”'],
  ['zh', '身在海外的企业主', '“海外”'],
  ['zh', '境外文件', '“境外”'],
  ['zh', '有效期', '“有效期”'],
  [
    'zh',
    `直到${objectReplacement}年，规定还是${objectReplacement}`,
    `“直到${objectReplacement}年，规定还是”`,
  ],
  ['zh', `最迟在签约后${objectReplacement}内递交`, `“最迟在签约后${objectReplacement}内”`],
  ['zh', '在菲律宾没有后台的企业', '“后台”'],
  ['zh', '手册或内部规则', '“内部规则”'],
  ['zh', '移民法中的9(b)', '“移民法”'],
  ['ko', '서류를 준비해요.', '“준비해요”'],
  ['ko', '무엇이 필요할까요?', '“필요할까요”'],
  ['ko', '언제인가요.', '“언제인가요”'],
  ['ko', '당신의 사업', '“당신”'],
  ['ko', '우리가 답변합니다.', '“우리”'],
  ['ko', '우리나라 세법', '“우리”'],
  ['ko', '신분증을 받으십시오.', '“받으십시오”'],
  ['ko', 'BIR에 확인하십시오.', '“확인하십시오”'],
  ['ko', '해외에 계신 사업주', '“해외에”'],
  ['ko', '해외 본사', '“해외”'],
  ['ko', '해외 소프트웨어 청구서', '“해외”'],
  ['ko', '달이 끝난 뒤 10일 이내에 납부합니다.', '“달이 끝난 뒤”'],
  ['ko', '유효 기간', '“유효 기간”'],
  ['ko', '기관에 따라 다릅니다.', '“기관에 따라 다”'],
  ['ja', 'あなたの会社', '“あなた”'],
  ['ja', '税金の書類だ。', '“だ。”'],
  ['ja', '送信しました！', '“！”'],
  ['ja', '国外の会社', '“国外”'],
  ['ja', '有効期間', '“有効期間”'],
  ['ja', '管轄の機関によります。', '“管轄の機関によります”'],
  ['ja', '海外投資家のお客様', '“海外投資家”'],
  ['ja', '同じ質問が毎月届く。', '“く。”'],
  ['ja', '元帳を確認する。', '“る。”'],
  ['es', 'Tu empresa', '“Tu”'],
  ['es', 'Escríbenos hoy', '“Escríbenos”'],
  ['es', 'Recibirás la propuesta', '“Recibirás”'],
  ['es', 'vive en el extranjero', '“en el extranjero”'],
  ['es', 'sin sucursal aquí', '“sucursal aquí”'],
  ['es', `Hasta el final de ${objectReplacement} era mensual`, '“Hasta el final”'],
  [
    'es',
    `facturas electrónicas a más tardar desde el ${objectReplacement}`,
    '“a más tardar desde”',
  ],
  ['es', 'se admiten según 9(a)', '“según 9(”'],
  ['de', 'Zwei Schritte. Notiere das Ergebnis.', '“Notiere”'],
  ['de', 'Schicken wir dir die Unterlagen', '“dir”'],
  ['de', 'Deine Unterlagen', '“Deine”'],
  ['de', 'alle Mitarbeiter:innen', '“r:innen”'],
  ['de', 'alle MitarbeiterInnen', '“rInnen”'],
  ['de', 'Urkunden aus dem Ausland', '“dem Ausland”'],
  ['de', 'BIR (die Steuerbehörde)', '“(die”'],
  ['de', 'die Papiere des Arbeitgebers', '“Papiere”'],
  ['de', 'mit Form\u00a01601-C', '“Form\u00a01”'],
  ['de', 'Hängt von der Behörde ab.', '“Hängt von der Behörde ab”'],
  ['de', 'Vertrag, Hausordnung und Personalakte', '“Hausordnung”'],
])('wording that is wrong in %s: %s', (language, text, found) => {
  expect(wordingProblems(text, language, false)).toEqual([expect.stringContaining(`${found}: `)]);
});

test('a Japanese heading may have an exclamation mark', () => {
  expect(wordingProblems('送信しました！', 'ja', true)).toEqual([]);
});
