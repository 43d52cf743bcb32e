import { type Entries, exampleOf, type Fields, parseEntry } from './calculator';

/** The URL hash, without `#`, that opens a calculator with some entries: `tool=thirteenthMonth&months=8`. */
export function calculatorHash(id: string, typed: Readonly<Record<string, string>>): string {
  return new URLSearchParams({ tool: id, ...typed }).toString();
}

/** The id of the calculator that a URL hash names, with or without `#`; undefined where it names none. */
export function calculatorIn(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('tool') ?? undefined;
}

/** Entries as a visitor would type them. */
export function typedEntries(entries: Entries): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, String(value)]));
}

/** The entries that a URL hash gives to a calculator; those of the example where it gives none, or wrong ones. */
export function entriesIn(id: string, fields: Fields, hash: string): Record<string, string> {
  const typed = typedEntries(exampleOf({ fields }));
  if (calculatorIn(hash) !== id) return typed;
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  for (const [name, field] of Object.entries(fields)) {
    const text = given.get(name);
    const value = text === null ? undefined : parseEntry(field, text);
    // As an input takes it: one for numbers is empty with the commas of `30,000`.
    if (value !== undefined) typed[name] = String(value);
  }
  return typed;
}
