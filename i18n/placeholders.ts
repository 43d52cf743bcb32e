import { type FactName, facts } from '@/content/facts';
import { site } from '@/content/site';
import { formatFact } from './format-fact';
import type { Locale } from './locales';

const identity = {
  siteName: site.name,
  brand: site.brand,
  email: site.email,
  city: site.city,
} as const;

const placeholder = /\[\[([^\]]*)\]\]/g;

function isFact(name: string): name is FactName {
  return Object.hasOwn(facts, name);
}

function isIdentity(name: string): name is keyof typeof identity {
  return Object.hasOwn(identity, name);
}

/**
 * Replaces `[[name]]` by the fact or identity value of that name, written in the locale.
 * @param source where the text stands, for the error: file and field
 * @throws Error naming the source and the unknown name
 */
export function fillPlaceholders(text: string, locale: Locale, source: string): string {
  return text.replace(placeholder, (_, name: string) => {
    if (isFact(name)) return formatFact(facts[name].value, locale);
    if (isIdentity(name)) return identity[name];
    throw new Error(
      `${source}: unknown placeholder [[${name}]]; known are the facts of content/facts.ts and ${Object.keys(identity).join(', ')}`,
    );
  });
}
