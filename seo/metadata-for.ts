import type { Metadata } from 'next';
import { getLocale, getMessages } from 'next-intl/server';
import { type PageId, pages } from '@/content/pages';
import { headTexts } from './head-texts';
import { pageMetadata } from './page-metadata';

/** `generateMetadata` of a page with a path of its own: title and description are in its messages. */
export function metadataFor(page: PageId): () => Promise<Metadata> {
  return async () => {
    return pageMetadata({
      locale: await getLocale(),
      ...headTexts(page, await getMessages()),
      ...pages[page],
    });
  };
}
