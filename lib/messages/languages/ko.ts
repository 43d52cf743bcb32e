import { halfWidth, type LanguageRules } from './language-rules';

const notHangulBefore = String.raw`(?<!\p{Script=Hangul})`;

/** A native number precedes what it counts; a Chinese one is joined to it. */
function numberWord(native: string, chinese: string): RegExp {
  const counted = '(?=\\s|째|가지|개|명|번|곳|장|건|단계|사람|분|달|쪽|차례|배)';
  const joined = '(?=개월|개국|년|주|회|인|단계|분기|중|배|차)';
  return new RegExp(`${notHangulBefore}(?:(?:${native})${counted}|(?:${chinese})${joined})`, 'u');
}

/** The last syllables of verbs before 요; nouns such as 필요, 중요, 개요, 수요 have others. */
const beforeYo =
  '[해돼되하세네어아여예에지군까나와워봐줘둬놔려러라래내대데게께셔져쳐켜펴써커떠빠뻐]|[인은는던]가';

export const korean: LanguageRules = {
  quotes: { '“': '”', '‘': '’', '「': '」' },
  confirms: /확인/u,
  yearWord: '년',
  // The three statutory insurances (glossary), and third countries and parties.
  uncounted: /3대 보험|제3(?=국|자)/g,
  numbers: {
    2: new RegExp(`${numberWord('한두|두', '이').source}|둘|양(?=쪽|측|자|국|방|사)|쌍`, 'u'),
    3: new RegExp(`${numberWord('서너|세', '삼').source}|셋`, 'u'),
    4: new RegExp(`${numberWord('네', '사').source}|넷`, 'u'),
    5: numberWord('다섯', '오'),
    6: numberWord('여섯', '육'),
    7: numberWord('일곱', '칠'),
    8: numberWord('여덟', '팔'),
    9: numberWord('아홉', '구'),
    10: numberWord('열', '십'),
    11: numberWord('열한', '십일'),
    12: numberWord('열두', '십이'),
    13: numberWord('열세', '십삼'),
  },
  punctuation: [
    ...halfWidth,
    { pattern: /\p{Script=Hangul} \(/u, problem: 'a space before a bracket' },
  ],
  wording: [
    {
      pattern: new RegExp(
        // A client’s question may end in -나요? and -인가요?
        String.raw`\p{Script=Hangul}*(?:(?!(?:나|[은인]가)요\?)(?:${beforeYo})요|죠)(?=[.,!?…”’)\s]|$)`,
        'u',
      ),
      reason: 'the style is 합니다체 throughout: -십시오 in place of -세요',
    },
    {
      pattern:
        /\p{Script=Hangul}*(?:으|두|보|가져가|찾아오|(?:확인|문의|신청|기록|보관|준비|시작|이동|참고|공유)하)십시오/u,
      reason:
        'with this verb, readers are asked: -하시기 바랍니다, -하시면 됩니다, -해 두시면 좋습니다',
    },
    { pattern: /당신/u, reason: 'the reader is not addressed, or 귀사' },
    {
      pattern: new RegExp(`${notHangulBefore}우리(?!은행|카드)`, 'u'),
      reason: 'the firm is 저희; the country is named',
    },
    {
      pattern: /해외(?:에|(?= (?:본사|모회사|회사|고객|서류|수취인|디지털|소프트웨어)))/u,
      reason: 'abroad from where: 필리핀 밖, 본사, 본국',
    },
    { pattern: /달이 끝난 뒤/u, reason: 'what is due after a month: 다음 달 …까지' },
    { pattern: /13월/u, reason: '13th month pay is 13번째 월급; 13월의 월급 is a tax refund' },
    { pattern: /관납료/u, reason: 'what the state charges is 정부 수수료' },
    { pattern: /지방 허가/u, reason: 'local permits are 지방정부 인허가' },
    { pattern: /직원 파일/u, reason: 'an employee file is 인사 기록' },
    { pattern: /캐노니컬/u, reason: 'a canonical URL is 표준 URL' },
    { pattern: /빈틈/u, reason: 'gaps in papers are 미비 사항' },
    { pattern: /^유효 기간$/u, reason: 'the length of a stay is 체류 기간' },
    {
      pattern: /기관에 (?:따라 다|달려 있)/u,
      reason: 'not the agency but its workload decides: 담당 기관의 처리 상황',
    },
    { pattern: /기한이 무엇/u, reason: 'what is due next: 가장 급한 기한이 언제인지' },
    {
      pattern: /제안서에 (?:넣을|정할) 수/u,
      reason: 'an option is offered: 원하시면 업무 범위에 포함해 드립니다',
    },
    { pattern: /설명을 여쭙/u, reason: 'an explanation is asked for: 설명을 부탁드립니다' },
  ],
};
