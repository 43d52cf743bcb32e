import type { Language } from './language';

/** A way of speaking that the site does not use, and what it uses instead. */
type Slip = { pattern: RegExp; reason: string; except?: 'headings' };

/**
 * Whole words of an alphabet, also with a capital first, but not in capitals: TI is a department.
 * @param list patterns in lower case that begin with a letter, with spaces between them
 */
function words(list: string): RegExp {
  const either = list
    .split(' ')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`);
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${either.join('|')})(?![\\p{L}\\p{M}])`, 'u');
}

const notHangulBefore = String.raw`(?<!\p{Script=Hangul})`;

/** The last syllables of verbs before 요; nouns such as 필요, 중요, 개요, 수요 have others. */
const beforeYo =
  '[해돼되하세네어아여예에지군까나와워봐줘둬놔려러라래내대데게께셔져쳐켜펴써커떠빠뻐]|[인은는던]가';

const slips: Readonly<Record<Language, readonly Slip[]>> = {
  zh: [
    { pattern: /(?<!迷)你/u, reason: 'the reader is 您, or not addressed' },
    { pattern: /(?:^|[，。！？\s])亲(?=[，。！～~]|们|$)|咱|哦/u, reason: 'too familiar' },
    { pattern: /！/u, reason: 'no exclamation marks' },
  ],
  ko: [
    {
      pattern: new RegExp(
        String.raw`\p{Script=Hangul}*(?:(?:${beforeYo})요|죠)(?=[.,!?…”’)\s]|$)`,
        'u',
      ),
      reason: 'the style is 합니다체 throughout, -세요 included',
    },
    { pattern: /당신/u, reason: 'the reader is not addressed, or 귀사' },
    {
      pattern: new RegExp(`${notHangulBefore}우리(?!은행|카드)`, 'u'),
      reason: 'the firm is 저희; the country is named',
    },
  ],
  ja: [
    { pattern: /あなた|貴方/u, reason: 'the reader is お客様, or not addressed' },
    { pattern: /私たち|私達|わたしたち|我々|われわれ/u, reason: 'the firm is 当社' },
    { pattern: /御社/u, reason: '御社 is spoken; written it is 貴社' },
    { pattern: /(?<!ま|未)だ。|である。/u, reason: 'the style is です・ます' },
    { pattern: /！/u, reason: 'no exclamation marks in body text', except: 'headings' },
  ],
  es: [
    {
      pattern: words('tú tus? ti contigo te vos vosotr[oa]s vuestr[oa]s? os'),
      reason: 'the reader is usted',
    },
    {
      pattern: words(
        'escríbenos contáctanos envíanos llámanos visítanos consúltanos cuéntanos dinos haz ' +
          'has eres tienes tenés puedes podés quieres querés necesitas debes deseas buscas sabes',
      ),
      reason: 'a verb in the second person; the reader is usted',
    },
    {
      // The future of tú, and the forms of vosotros.
      pattern:
        /(?<![\p{L}\p{M}])(?!(?:[Dd]iec|[Vv]eint)iséis)\p{L}+(?:[aeid]rás|[áé]is)(?![\p{L}\p{M}])/u,
      reason: 'a verb in the second person; the reader is usted',
    },
  ],
  de: [
    {
      pattern: words('du dich dir dein(?:e[mnrs]?)? euch euer eure[mnrs]?'),
      reason: 'the reader is Sie',
    },
    { pattern: /kanzlei/iu, reason: 'a Kanzlei is a practice of law or tax; write Unternehmen' },
    {
      pattern: /\p{L}(?:[*:_]in(?:nen)?(?!\p{L})|\/-?in(?:nen)?(?!\p{L}))|\p{Ll}Innen(?!\p{L})/u,
      reason: 'no gender marks: a neutral word, or both forms in full',
    },
    { pattern: words('loslegen'), reason: 'too casual; name what happens: Jetzt anfragen' },
  ],
};

/**
 * Words and endings that are too familiar, or address the reader or name the firm in another way than the
 * site does: glossary.md §9.
 * @param text as readers see it (`visibleText`)
 * @param isHeading whether it stands as a title and not in body text
 */
export function registerProblems(text: string, language: Language, isHeading: boolean): string[] {
  return slips[language].flatMap(({ pattern, reason, except }) => {
    const found = isHeading && except === 'headings' ? null : pattern.exec(text);
    return found === null ? [] : [`“${found[0].trim()}”: ${reason}`];
  });
}
