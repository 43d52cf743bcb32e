import { halfWidth, type LanguageRules, words } from './language-rules';

/** A number by the beginnings of its words: numbers are inflected and form compounds. */
function numberWord(beginnings: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${beginnings})`, 'iu');
}

/** Imperatives that address one reader as du, and are no other word at the start of a sentence. */
const duVerbs =
  'Achte|Antworte|Ändere|Beantrage|Beantworte|Berichtige|Beschreibe|Bestelle|Bezahle|Entscheide|Fülle|Kontrolliere|Kündige|Lösche|Registriere|Ruf|Sammle|Sortiere|Streiche|Verlange|Zahle|Beginne|Behalte|Benenne|Bestimme|Bewahre|Bringe|Drucke|Ergänze|Eröffne|Erstelle|Führe|Gib|Halte|Hole|Kläre|Korrigiere|Lass|Lege|Lies|Melde|Nenne|Nimm|Notiere|Nutze|Öffne|Ordne|Plane|Prüfe|Rechne|Rufe|Sage|Schicke|Schreibe|Sende|Setze|Sieh|Trage|Übernimm|Vergleiche|Vermerke|Wähle|Warte|Zähle';

export const german: LanguageRules = {
  quotes: { '„': '“', '‚': '‘' },
  confirms: /bestätig/iu,
  lookalikes: new Set(['IT', 'Not', 'These']),
  numbers: {
    2: numberWord('zwei|beid|doppel|paar'),
    3: numberWord('drei(?!zehn|ßig)|dritt(?!el)'),
    4: numberWord('vier(?!tel|zehn|zig)'),
    5: numberWord('fünf(?!zehn|zig)'),
    6: numberWord('sechs'),
    7: numberWord('sieben|siebt'),
    8: numberWord('acht(?!zehn|zig|ung)'),
    9: numberWord('neun(?!zehn|zig)'),
    10: numberWord('zehn'),
    11: numberWord('elf'),
    12: numberWord('zwölf|dutzend'),
    13: numberWord('dreizehn'),
  },
  punctuation: halfWidth,
  wording: [
    {
      pattern: words('du dich dir dein(?:e[mnrs]?)? euch euer eure[mnrs]?'),
      reason: 'the reader is Sie',
    },
    {
      // “Notiere ich” asks, “Frage an das BIR” names; “Notiere!” and “Frage das BIR” address one reader as du.
      pattern: new RegExp(
        String.raw`(?<=^|[.!?:] )(?:(?:${duVerbs}|Bereite|Bewahr|Bleib|Bring|Denk|Denke|Entnimm|Frag|Füll|Geh|Heb|Hol|Kaufe|Komm|Kopiere|Leg|Leite|Mach|Mache|Nutz|Prüf|Reiche|Sag|Schau|Schick|Schließ|Schreib|Setz|Speichere|Stell|Stimm|Trag|Überprüfe|Überweise|Unterschreib|Unterschreibe|Vergiss|Verteile|Verwende|Wähl|Wirf|Zähl|Zieh|Ziehe|(?!Tiere|Niere|Biere|Klaviere|Quartiere|Offiziere|Reviere|Turniere|Passagiere|Scharniere)\p{Lu}\p{Ll}*(?<!pap)iere)(?![\p{L}-]| ich(?!\p{L}))|(?:Buche|Frage|Liste|Sorge|Stelle|Stimme|Suche) (?:das|dem|den|die|ein|eine|einen|jede|jeden|jedes)(?!\p{L}))`,
        'u',
      ),
      reason: 'the reader is Sie: “Notieren Sie”, not “Notiere”',
    },
    {
      // After “und” a clause has no subject of its own: “Addieren Sie … und vergleiche”.
      pattern: new RegExp(
        String.raw`(?<=(?<!\p{L})und )(?:${duVerbs.toLowerCase()})(?![\p{L}-]| ich(?!\p{L}))`,
        'u',
      ),
      reason: 'the reader is Sie: “und vergleichen Sie”, not “und vergleiche”',
    },
    {
      pattern: /(?<!anwalts|rechts|steuer)kanzlei/iu,
      reason: 'a Kanzlei is a practice of law or tax; write Unternehmen',
    },
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
