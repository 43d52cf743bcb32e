import { halfWidth, type LanguageRules, words } from './language-rules';

/** The beginnings of words: numbers are inflected and form compounds. */
function number(beginnings: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${beginnings})`, 'iu');
}

export const german: LanguageRules = {
  quotes: { '„': '“', '‚': '‘' },
  confirms: /bestätig/iu,
  lookalikes: new Set(['IT', 'Not', 'These']),
  numbers: {
    2: number('zwei|beid|doppel|paar'),
    3: number('drei(?!zehn|ßig)|dritt(?!el)'),
    4: number('vier(?!tel|zehn|zig)'),
    5: number('fünf(?!zehn|zig)'),
    6: number('sechs'),
    7: number('sieben|siebt'),
    8: number('acht(?!zehn|zig|ung)'),
    9: number('neun(?!zehn|zig)'),
    10: number('zehn'),
    11: number('elf'),
    12: number('zwölf|dutzend'),
    13: number('dreizehn'),
  },
  punctuation: halfWidth,
  wording: [
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
    {
      pattern:
        /(?<!\p{L})(?:(?:im|ins|dem) Ausland|[Hh]iesige|[Hh]ier (?:niederlass|registriert))/u,
      reason: 'said from the Philippines; name the country: Heimatland, auf den Philippinen',
    },
    {
      pattern: /\((?:der|die|das|de[mns]|eine?[mnrs]?) /u,
      reason: 'no article where a bracket explains: BIR (philippinische Steuerbehörde)',
    },
    { pattern: /(?<!\p{L})Papieren?(?!\p{L})/u, reason: 'papers are Unterlagen' },
    { pattern: /(?<!BIR )(?<!\p{L})Form[ \u00a0]\d/u, reason: 'a form is a Formular' },
    { pattern: /Prämie/u, reason: 'what goes to social insurance is a Beitrag' },
    { pattern: /Auslandsinvestition/u, reason: 'investments from outside are ausländische' },
    {
      pattern: /[Ff]rühere[nr]? Filipin[oa]/u,
      reason: 'former Filipinos are ehemalige philippinische Staatsangehörige',
    },
    {
      pattern: /[Hh]ängt von der Behörde ab/u,
      reason: 'not the agency but its workload decides: Auslastung der Behörde',
    },
    { pattern: /Inlandsmarkt/, reason: 'said from the Philippines: philippinischer Markt' },
    {
      pattern: /Haus(?:ordnung|regel)/,
      reason: 'rules of a building; of a company: Arbeitsordnung, interne Regeln',
    },
    { pattern: /(?<!\p{L})Memos?(?!\p{L})/u, reason: 'a memo is an internes Schreiben' },
    { pattern: /Dublette/, reason: 'what is entered twice is doppelt erfasst' },
    { pattern: /mit gutem Grund/, reason: 'with good reason: Grund zu der Annahme' },
  ],
};
