/** What `npm run check:messages` finds in a translation: its messages and the heads of its documents. */
import { agreedTerms } from '@/content/glossary';
import { type DocumentId, documentIds } from '@/content/pages';
import { textLocales, writtenTexts } from '@/documents/files';
import { allowedTextsFile, readAllowedTexts } from '@/i18n/allowed-texts';
import { defaultLocale, type Locale, type TranslatedLocale } from '@/i18n/locales';
import { messageFile, namespaces, readMessageFile } from '@/i18n/message-files';
import { checkTranslation } from '@/lib/messages/check-translation';
import { escapeIcu } from '@/lib/messages/icu';
import type { MessageTree } from '@/lib/messages/tree';

type Translation = Exclude<TranslatedLocale, typeof defaultLocale>;

/** The front matter of a document. It is no ICU message; as one it stands for itself. */
function headOf(id: DocumentId, locale: Locale): MessageTree {
  const texts = [...writtenTexts(id, locale)].filter(([field]) => field !== 'body');
  return Object.fromEntries(texts.map(([field, text]) => [field, escapeIcu(text)]));
}

/** All texts of a language by namespace and document. */
function textsOf(locale: Locale, documents: readonly DocumentId[]): MessageTree {
  return Object.fromEntries([
    ...namespaces.map((namespace) => [namespace, readMessageFile(locale, namespace)]),
    ...documents.map((id) => [id, headOf(id, locale)]),
  ]);
}

/** The file in which something named in a line `key: problem` stands, and the rest of the line. */
function withFile(line: string, locale: Locale): string {
  const [source = ''] = line.split('.', 1);
  const rest = line.slice(source.length + 1);
  if (source === 'allowed') return `${allowedTextsFile(locale)}: ${rest}`;
  const namespace = namespaces.find((each) => each === source);
  const file =
    namespace === undefined ? `content/${source}/${locale}.md` : messageFile(locale, namespace);
  return `${file}: ${rest}`;
}

/**
 * Judges all texts of a language by those of English, of documents only the ones that it has.
 * @returns lines `file: key: problem`
 * @throws Error naming a file that is missing or malformed
 */
export function translationProblems(locale: Translation): string[] {
  const documents = documentIds.filter((id) => textLocales(id).includes(locale));
  const judgement = {
    language: locale,
    terms: agreedTerms(locale),
    allowed: readAllowedTexts(locale),
  };
  const [english, own] = [textsOf(defaultLocale, documents), textsOf(locale, documents)];
  return checkTranslation(english, own, judgement).map((line) => withFile(line, locale));
}
