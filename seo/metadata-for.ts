import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { type PageId, pages } from '@/content/pages';
import type { ServiceKey } from '@/content/services';
import { pageMetadata } from './page-metadata';

type MetaNamespace =
  | `services.${ServiceKey}.meta`
  | `pages.${'home' | 'about' | 'contact' | 'servicesOverview' | 'freeConsultation' | 'insights' | 'xero'}.meta`
  | `pages.tools.${'seoAudit' | 'canonicalDiagnostic' | 'downloadAssets'}.meta`;

/**
 * `generateMetadata` of a page with a path of its own.
 * @param namespace where its title and description stand in the messages
 */
export function metadataFor(page: PageId, namespace: MetaNamespace): () => Promise<Metadata> {
  return async () => {
    const t = await getTranslations(namespace);
    return pageMetadata({
      locale: await getLocale(),
      title: t('title'),
      description: t('description'),
      ...pages[page],
    });
  };
}
