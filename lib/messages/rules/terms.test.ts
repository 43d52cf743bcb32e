/** @jest-environment node */
import { termForms, termProblems } from './terms';

const terms = termForms([
  { id: 'account-bank', english: ['bank account'], translations: ['Bankkonto', 'Bankkonten'] },
  { id: 'asean', english: ['ASEAN'], translations: ['ASEAN'] },
  { id: 'client', english: ['client'], translations: ['Auftraggeber'] },
  { id: 'file-data', english: ['Xero file', 'file'], translations: ['Datei'] },
  { id: 'file-dossier', english: ['visa file', 'file'], translations: ['Akte'] },
  { id: 'general-ledger', english: ['general ledger', 'ledger'], translations: ['Hauptbuch'] },
  { id: 'leave', english: ['leave'], translations: ['Urlaub'] },
  { id: 'ledger-account', english: ['nominal account'], translations: ['Konto', 'Konten'] },
  { id: 'payslip', english: ['payslip'], translations: ['Gehaltsabrechnung'] },
  { id: 'policy', english: ['policy'], translations: [] },
  { id: 'receipt', english: ['receipt'], translations: ['Quittung'] },
  { id: 'return-tax', english: ['tax return', 'return'], translations: ['Steuererklärung'] },
  { id: 'tax', english: ['tax'], translations: ['Steuer'] },
]);

test.each([
  ['in words of its own', 'Send the payslip', 'Senden Sie den Lohnzettel', 'payslip'],
  ['a plural', 'All payslips', 'Alle Lohnzettel', 'payslips'],
  ['a possessive', 'the client’s books', 'Bücher der Kundschaft', 'client'],
  ['a heading', 'Your Payslip', 'Ihr Lohnzettel', 'Payslip'],
  ['a name', 'the ASEAN states', 'die Staaten', 'ASEAN'],
  ['a longer form', 'Open a bank account', 'Eröffnen Sie ein Konto', 'bank account'],
  ['a longer form of a shared word', 'the visa file', 'die Mappe', 'visa file'],
  ['a longer form of an ambiguous one', 'tax returns', 'die Formulare', 'tax returns'],
  ['a noun that can be a verb', 'Days of leave', 'Freie Tage', 'leave'],
  ['the same, in a list', 'pay, leave and hours', 'Lohn und Zeiten', 'leave'],
])(
  'a term that a translation lacks is reported, %s: “%s” → “%s”',
  (_, english, translated, use) => {
    expect(termProblems([english], [translated], terms)).toEqual([
      expect.stringMatching(new RegExp(`^lacks “[^”]+”.* for “${use}” \\(glossary: `)),
    ]);
  },
);

test.each([
  ['as it was agreed', 'Send the payslip', 'Senden Sie die Gehaltsabrechnung'],
  ['in another form', 'two bank accounts', 'zwei Bankkonten'],
  ['within a compound, whatever its case', 'the tax', 'die Umsatzsteuer'],
  ['a name in lower case', 'the asean states', 'die Staaten'],
  ['a part of a longer word', 'a taxing day', 'ein langer Tag'],
  ['a part of a longer term', 'a tax return', 'eine Steuererklärung'],
  ['a word that two terms share', 'Open the file', 'Öffnen Sie sie'],
  ['a word with other senses', 'a return ticket', 'ein Rückflug'],
  ['the short form of a longer term', 'an old ledger', 'ein altes Buch'],
  ['one that the language has not', 'a policy', 'eine Richtlinie'],
  ['a verb', 'Please leave out names', 'Ohne Namen bitte'],
  ['a verb with its object', 'It leaves the total open', 'Die Summe bleibt offen'],
  ['a verb at the start', 'Leave the date open', 'Datum offen lassen'],
  ['receiving', 'within a week of receipt', 'in einer Woche nach Erhalt'],
])('a term is not reported, %s: “%s” → “%s”', (_, english, translated) => {
  expect(termProblems([english], [translated], terms)).toEqual([]);
});

test('each term is reported once, in a list wherever it is', () => {
  const english = ['A payslip', 'Two payslips'];
  expect(termProblems(english, ['Eins', 'Zwei'], terms)).toHaveLength(1);
  expect(termProblems(english, ['Zwei', 'Gehaltsabrechnung'], terms)).toEqual([]);
});

test('of many forms, three are named', () => {
  const many = termForms([{ id: 'tax', english: ['tax'], translations: ['a', 'b', 'c', 'd'] }]);
  expect(termProblems(['tax'], ['x'], many)).toEqual([
    'lacks “a” or “b” or “c” for “tax” (glossary: tax)',
  ]);
});
