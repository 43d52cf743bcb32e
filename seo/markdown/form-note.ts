import type { ElementContent } from 'hast';
import { createTranslator } from 'next-intl';
import { site } from '@/content/site';
import { loadMessages } from '@/i18n/load-messages';
import type { Locale } from '@/i18n/locales';
import { element, text } from '@/seo/page-tree/elements';

/** What stands for an address until the sentence around it is there. */
const marks = { email: '\ue000', url: '\ue001' };

function sentence(locale: Locale): string {
  const t = createTranslator({
    locale,
    messages: loadMessages(locale),
    namespace: 'common.agents',
  });
  return t('form', marks);
}

/** The sentence in each language: it stands on most pages. */
const sentences = new Map<Locale, string>();

/**
 * How to send what a form asks for, in a language.
 * @param url address of the form, absolute
 */
export function formNote(locale: Locale, url: string): ElementContent[] {
  const known = sentences.get(locale) ?? sentence(locale);
  sentences.set(locale, known);
  return known.split(/([\ue000\ue001])/).map((part) => {
    if (part === marks.email) return element('a', [text(site.email)], { href: site.emailUrl });
    return part === marks.url ? element('a', [text(url)], { href: url }) : text(part);
  });
}
