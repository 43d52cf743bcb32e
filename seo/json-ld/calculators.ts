import type { Messages } from 'next-intl';
import type { WebApplicationLeaf } from 'schema-dts';
import { calculatorAnchor, calculatorDocument, calculatorsFor } from '@/content/calculators';
import type { DocumentEntry } from '@/documents/entries';
import { locales } from '@/i18n/locales';
import { toolName } from '@/i18n/tool-name';
import { canonicalUrl } from '@/seo/page-languages';

/** The calculators of a document, in the language of its body. @param messages in that language */
export function calculatorParts(
  { id, path, bodyLocale }: DocumentEntry,
  { calculators }: Messages,
): WebApplicationLeaf[] {
  return calculatorsFor()
    .filter((tool) => calculatorDocument(tool) === id)
    .map((tool) => ({
      '@type': 'WebApplication',
      name: toolName(tool, calculators),
      url: `${canonicalUrl(path, bodyLocale)}#${calculatorAnchor(tool)}`,
      applicationCategory: 'BusinessApplication',
      browserRequirements: 'JavaScript',
      isAccessibleForFree: true,
      inLanguage: locales[bodyLocale].lang,
    }));
}
