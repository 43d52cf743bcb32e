import { fullWidth, type LanguageRules } from './language-rules';

export const japanese: LanguageRules = {
  quotes: { '「': '」', '『': '』' },
  confirms: /確認/u,
  yearWord: '年',
  // “From the second on”, for “later ones”.
  uncounted: /2\p{Script=Han}{1,2}目以降/gu,
  numbers: {
    2: /[二両双]|ふた(?:つ|り)|ペア/u,
    3: /三|みっつ/u,
    4: /四|よっつ/u,
    5: /五|いつつ/u,
    6: /六|むっつ/u,
    7: /七|ななつ/u,
    8: /八|やっつ/u,
    9: /九|ここのつ/u,
    10: /十/u,
    11: /十一/u,
    12: /十二/u,
    13: /十三/u,
  },
  punctuation: [...fullWidth, { pattern: /[，．]/, problem: 'a mark of Chinese; use 、 and 。' }],
  wording: [
    { pattern: /あなた|貴方/u, reason: 'the reader is お客様, or not addressed' },
    { pattern: /私たち|私達|わたしたち|我々|われわれ/u, reason: 'the firm is 当社' },
    { pattern: /御社/u, reason: '御社 is spoken; written it is 貴社' },
    { pattern: /(?<!ま|未)だ。|である。/u, reason: 'the style is です・ます' },
    { pattern: /！/u, reason: 'no exclamation marks in body text', except: 'headings' },
    {
      pattern: /(?<!フィリピン)国外/u,
      reason: 'outside which country: フィリピン国外, or 海外本社, 本国',
    },
    { pattern: /公示/u, reason: 'a job notice is 求人広告の掲載' },
    {
      pattern: /^有効期間$|滞在期間を有効/u,
      reason: 'a stay is 許可される期間, or has a 滞在期限',
    },
    { pattern: /次に期限を迎え/u, reason: 'what is due next is 期限の迫っている手続き' },
    { pattern: /地方の許可/u, reason: 'local permits are 自治体の許可' },
    {
      pattern: /(?:各|管轄の?)機関によ(?:ります|って異な)/u,
      reason: 'not the agency but its workload decides: 機関の処理状況によります',
    },
    { pattern: /貿易家/u, reason: 'traders are 貿易業者' },
    {
      pattern: /(?:書か|送ら)ないでください/u,
      reason: 'readers are asked: お書きにならないようお願いいたします',
    },
    {
      pattern: /正社員登用|賃金台帳|特別非労働日|法定祝日/u,
      reason: 'a term of Japan’s own law: 本採用, 支給控除一覧表, 特別祝祭日, 一般祝祭日',
    },
    {
      pattern: /見積書に(?:含め|定め)る/u,
      reason: 'an option is offered: ご希望に応じて',
    },
    {
      pattern: /海外(?:投資家|のソフト|ソフト)/u,
      reason: 'abroad for whom: 外国人投資家, フィリピン国外の',
    },
    {
      pattern: /(?<!によ|であ)る。|(?<![でま])す。|[くぐつぬぶむ]。/u,
      reason: 'a sentence ends in です・ます',
    },
  ],
};
