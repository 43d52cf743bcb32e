import { site } from '@/content/site';
import { isComplete, type MessageTree } from '@/lib/messages/tree';
import { defaultLocale, type Locale } from './locales';
import { messageFile, type Namespace, namespaces, readMessageFile } from './message-files';
import { isPseudoLocale } from './pseudo';

/** The part of a message file below a key such as `notFound`. */
function partOf(tree: MessageTree | undefined, part: string): MessageTree | undefined {
  return typeof tree === 'object' && !Array.isArray(tree) ? tree[part] : undefined;
}

const cache = new Map<Locale, boolean>();

/**
 * Whether the messages of a locale are complete: every text that English has. Where one is missing,
 * English stands in for it, and no page counts as translated.
 */
export function hasMessages(locale: Locale): boolean {
  const known = cache.get(locale);
  if (known !== undefined) return known;
  const complete = isShownInPseudo(locale) || missingNamespaces(locale).length === 0;
  if (process.env.NODE_ENV === 'production') cache.set(locale, complete);
  return complete;
}

/** The pseudo-texts of the test-only build stand for a translation. */
function isShownInPseudo(locale: Locale): boolean {
  return site.pseudo && isPseudoLocale(locale);
}

/** The language of the interface and of the pages in a locale: English until they are translated. */
export function interfaceLocale(locale: Locale): Locale {
  return hasMessages(locale) ? locale : defaultLocale;
}

function missingNamespaces(locale: Locale): Namespace[] {
  if (locale === defaultLocale) return [];
  return namespaces.filter((namespace) => {
    const english = readMessageFile(defaultLocale, namespace) ?? {};
    return !isComplete(readMessageFile(locale, namespace), english);
  });
}

/** The message files of a locale that lack something, for `npm run check:launch`. */
export function incompleteFiles(locale: Locale): string[] {
  return missingNamespaces(locale).map((namespace) => messageFile(locale, namespace));
}

/** Whether a locale has its own words for a page that is not there. */
export function hasNotFoundTexts(locale: Locale): boolean {
  if (hasMessages(locale)) return true;
  const english = partOf(readMessageFile(defaultLocale, 'common'), 'notFound') ?? {};
  return isComplete(partOf(readMessageFile(locale, 'common'), 'notFound'), english);
}
