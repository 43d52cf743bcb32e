import { loadDefaultJapaneseParser, type Parser } from 'budoux';

/** A place at which a line may break, without a width (U+200B). */
export const breakPlace = '\u200b';

/** Joins what stands on its two sides on one line, without a width (U+2060). */
export const joiner = '\u2060';

/** What no line of a heading begins with: it belongs to the word before it. */
const leaning =
  /^(?:[的地得了吗呢们等之者性\p{Pe}\p{Pf}、。，：；？！・·]|[里中上下个项次份张家种类位名日月年]$)/u;

/** What no line of a heading ends with: it belongs to the word after it. */
const leading =
  /(?:^|[\p{P}\s\u200b])[和与及或从在对为以向按把被给由到所不没各每哪几一二两三四五六七八九十您我可再先更最请第]$|[\p{Ps}\p{Pi}·・]$/u;

let japanese: Parser | undefined;

/** Where a phrase that may be wider than a phone can be divided: コンプライアンス・管理. */
const betweenScripts = /(?<=[\p{Script=Katakana}ー]{3})(?=\p{Script=Han}{2})/u;

/** Phrases of Japanese, a noun with its particles each: a dictionary of words would part them. */
function japanesePhrases(text: string): string[] {
  japanese ??= loadDefaultJapaneseParser();
  return japanese
    .parse(text)
    .flatMap((phrase) => (phrase.length > 9 ? phrase.split(betweenScripts) : phrase));
}

let chinese: Intl.Segmenter | undefined;

const single = /^\p{Script=Han}$/u;

/** Words of Chinese. Characters that the dictionary leaves alone make a word that it does not know: 薪资. */
function chineseWords(text: string): string[] {
  chinese ??= new Intl.Segmenter('zh-Hans', { granularity: 'word' });
  const words: string[] = [];
  let isOpen = false;
  for (const { segment } of chinese.segment(text)) {
    const isSingle = single.test(segment) && !leading.test(segment) && !leaning.test(segment);
    if (isSingle && isOpen) words.push((words.pop() ?? '') + segment);
    else words.push(segment);
    isOpen = isSingle;
  }
  return words;
}

const parsers: Readonly<Record<string, (text: string) => string[]>> = {
  ja: japanesePhrases,
  zh: chineseWords,
};

/** Words, names and phrases that the parsers would part. */
const whole: Readonly<Record<string, readonly string[]>> = {
  ja: [
    'お問い合わせ',
    'お聞かせ',
    '打ち合わせ',
    'か月',
    '一覧表',
    '方法',
    '取り決め',
    '使い慣れ',
    '年中無休',
    'くださ',
    'いただくために',
    'のための',
    'に関する',
    'について',
    'における',
    '正しい順番で',
    'だれが払うか',
    '手織りの布です',
    '参入方法',
  ],
  zh: [
    '工资单',
    '申报表',
    '明细表',
    '对账单',
    '报税表',
    '会计师',
    '记账员',
    '增值税',
    '所得税',
    '预扣税',
    '分公司',
    '子公司',
    '发薪日',
    '截止日',
    '初创企业',
    '独资企业',
    '可抵免',
    '来函',
    '回款',
    '现金流',
    '什么样',
    '什么时候',
    '东南亚',
    '自动化',
    '数字化',
    '经销商',
    '负责人',
    '办公室',
    '加班费',
    '外包',
    '链接',
    '配额',
    '月末',
    '月度',
    '月结',
    '后台事务',
    '签证问题',
    '退休签证',
    '先约一次',
    '手织布',
    '米沙鄢群岛',
    '本网站',
    '每一页',
    '投资回报',
    '网络安全',
    '迁移账套',
    '作决定',
    '为依据',
    '交接给',
    '定一个',
  ],
};

/** Words of Japanese running text that browsers, which break between phrases there, would part. */
const wholeInText: Readonly<Record<string, readonly string[]>> = {
  ja: [
    'お問い合わせ',
    'お聞かせ',
    'はっきり',
    'たとえば',
    'とどめ',
    '下書き',
    '従業員',
    '方法',
    '一覧表',
    'として',
    'という',
    'ません',
  ],
};

/** Letters and figures of one word or number: `QuickBooks`, `9(g)`, `24/7`. */
const latin = /[\p{Script=Latin}\d()/-]/u;

/** Whether two pieces belong on one line. */
function belongTogether(before: string, after: string): boolean {
  const [last = '', first = ''] = [before.at(-1), after[0]];
  return (
    before === '' ||
    last === joiner ||
    first === joiner ||
    after.trim() === '' ||
    leaning.test(after) ||
    leading.test(before) ||
    (latin.test(last) && latin.test(first)) ||
    // The gap between a figure and a character is only set where nothing stands between them.
    (/\d/.test(last) && single.test(first))
  );
}

/** Before what a bracket adds, and after it, where a particle goes on: `BIR（内国歳入庁）の`. */
const openBracket = /(?<=[^\s\u200b])(?=（)/gu;
const closedBracket = /(?<=[）」』])(?=\p{Script=Hiragana})/gu;

/** A word with a place to break after each of its characters, or none: as a parser may have left it. */
function parted(word: string): RegExp {
  return new RegExp([...word].join(`${breakPlace}?`), 'gu');
}

/**
 * Marks the places at which a heading in Japanese or Chinese may break: between phrases, as somebody would
 * set it by hand, and not within a word. Its element has `word-break: keep-all`. Texts in other languages
 * have spaces and stay as they are.
 * @param lang tag of the language
 */
export function markPhrases(text: string, lang: string): string {
  const [language = ''] = lang.split('-');
  const parse = parsers[language];
  if (parse === undefined) return text;
  const marked = parse(text).reduce(
    (before, piece) => before + (belongTogether(before, piece) ? '' : breakPlace) + piece,
    '',
  );
  return (whole[language] ?? [])
    .reduce((rest, word) => rest.replace(parted(word), word), marked)
    .replace(openBracket, breakPlace)
    .replace(closedBracket, joiner);
}

/**
 * Joins the characters of words that browsers would part in running text, by U+2060.
 * @param lang tag of the language
 */
export function joinWords(text: string, lang: string): string {
  const [language = ''] = lang.split('-');
  return (wholeInText[language] ?? []).reduce(
    (rest, word) => rest.replaceAll(word, [...word].join(joiner)),
    text,
  );
}
