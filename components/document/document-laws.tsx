import { useTranslations } from 'next-intl';
import { LawList } from '@/components/sections/law-list';
import { Phrases } from '@/components/ui/phrases';
import { lawsOf } from '@/content/facts';
import { documentFacts } from '@/documents/document-files';
import type { DocumentEntry } from '@/documents/entries';
import { idOf } from '@/seo/json-ld/ids';
import { canonicalUrl } from '@/seo/page-languages';

/** The laws behind the rules that a document states; nothing where it states none. */
export function DocumentLaws({ document: { id, path, bodyLocale } }: { document: DocumentEntry }) {
  const t = useTranslations('common.laws');
  const facts = documentFacts(id);
  if (lawsOf(facts).length === 0) return null;
  return (
    <section data-document-text="" aria-labelledby="laws-title" className="mt-14">
      <h2 id="laws-title" className="mb-3 font-display font-semibold text-subtitle">
        <Phrases text={t('title')} />
      </h2>
      <LawList facts={facts} citedBy={idOf(canonicalUrl(path, bodyLocale), 'article')} />
    </section>
  );
}
