import type { Metadata } from 'next';
import { getLocale, getMessages } from 'next-intl/server';
import { type PageId, pages } from '@/content/pages';
import { pageSources } from '@/i18n/page-sources';
import { formatLiteral } from '@/lib/messages/icu';
import { pageMetadata } from './page-metadata';

/** `generateMetadata` of a page with a path of its own: title and description stand in its messages. */
export function metadataFor(page: PageId): () => Promise<Metadata> {
  return async () => {
    const { title, description } = pageSources(await getMessages())[page].meta;
    return pageMetadata({
      locale: await getLocale(),
      title: formatLiteral(title),
      description: formatLiteral(description),
      ...pages[page],
    });
  };
}
