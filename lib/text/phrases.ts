import { loadDefaultJapaneseParser, type Parser } from 'budoux';
import { unbrokenParts } from './unbroken-parts';

/** What no line of a heading begins with: it belongs to the word before it. */
const leaning =
  /^(?:[的地得了吗呢们等之者性\p{Pe}\p{Pf}、。，：；？！・·]|[里中上下个项次份张家种类位名日月年]$)/u;

/** What no line of a heading ends with: it belongs to the word after it. */
const leading =
  /(?:^|[\p{P}\s])[和与及或从在对为以向按把被给由到所不没各每哪几一二两三四五六七八九十您我可再先更最请第]$|[\p{Ps}\p{Pi}·・]$/u;

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

/** What is written without spaces. */
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Letters and figures of one word or number: `QuickBooks`, `9(g)`, `24/7`. */
const latin = /[\p{Script=Latin}\d()/-]/u;

/** Whether the next piece belongs on the line of the phrase before it. */
function belongTogether(phrase: string, piece: string): boolean {
  const [last = '', first = ''] = [phrase.at(-1), piece[0]];
  return (
    piece.trim() === '' ||
    leaning.test(piece) ||
    leading.test(phrase) ||
    (latin.test(last) && latin.test(first)) ||
    // The gap between a figure and a character is only set where nothing stands between them.
    (/\d/.test(last) && single.test(first))
  );
}

/** Where the phrases begin, as far as parser and neighbours tell; the first one at 0. */
function beginnings(pieces: readonly string[]): Set<number> {
  const found = new Set([0]);
  let at = 0;
  let phrase = '';
  for (const piece of pieces) {
    if (phrase !== '' && !belongTogether(phrase, piece)) {
      found.add(at);
      phrase = '';
    }
    phrase += piece;
    at += piece.length;
  }
  return found;
}

/** Before what a bracket adds, and after it, where a particle goes on: `BIR（内国歳入庁）の`. */
const openBracket = /(?<=\S)（/gu;
const closedBracket = /(?<=[）」』])\p{Script=Hiragana}/gu;

/** The places of a string in a text. */
function placesOf(string: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(string); at !== -1; at = text.indexOf(string, at + 1)) places.push(at);
  return places;
}

/** The phrases without one of a single character, which would stand alone on a line. */
function withoutSingles(phrases: readonly string[]): string[] {
  const joined: string[] = [];
  for (const phrase of phrases) {
    const before = joined.at(-1);
    if (before !== undefined && ([...before].length === 1 || [...phrase.trim()].length <= 1)) {
      joined[joined.length - 1] = before + phrase;
    } else joined.push(phrase);
  }
  return joined;
}

/**
 * Divides a heading in Japanese or Chinese into the phrases between which a line may break, as somebody
 * would set it by hand: not within a word, a number with its unit or a term, and no line of one character.
 * A text in another language has spaces, and is one phrase.
 * @param lang tag of the language
 * @param terms of the site in that language
 */
export function phrasesOf(text: string, lang: string, terms: readonly string[] = []): string[] {
  const [language = ''] = lang.split('-');
  const parse = parsers[language];
  if (parse === undefined || !cjk.test(text)) return [text];
  const starts = beginnings(parse(text));
  for (const { index } of text.matchAll(openBracket)) starts.add(index);
  for (const { index } of text.matchAll(closedBracket)) starts.delete(index);
  let at = 0;
  const numbers = unbrokenParts(text).flatMap(({ text: part, isUnbroken }) => {
    const place = { string: part, from: at };
    at += part.length;
    return isUnbroken ? [place] : [];
  });
  const words = [...(whole[language] ?? []), ...terms].flatMap((string) =>
    placesOf(string, text).map((from) => ({ string, from })),
  );
  for (const { string, from } of [...numbers, ...words]) {
    for (let inside = from + 1; inside < from + string.length; inside += 1) starts.delete(inside);
  }
  const places = [...starts].sort((a, b) => a - b);
  return withoutSingles(places.map((from, index) => text.slice(from, places[index + 1])));
}
