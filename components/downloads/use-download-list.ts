import { useMessages, useTranslations } from 'next-intl';
import type { LinkList } from '@/components/sections/link-list';
import { downloadPlace, downloads, downloadsAnchor, downloadsFor } from '@/content/downloads';
import type { ServiceKey } from '@/content/services';
import { downloadTitle } from '@/seo/downloads/download-title';

/** Links to all lists to fill in, or to those that fit a service. */
export function useDownloadList(service?: ServiceKey): LinkList {
  const t = useTranslations('downloads.labels');
  const { items } = useMessages().downloads;
  return {
    id: downloadsAnchor,
    title: t('list'),
    intro: t('listIntro'),
    links: downloadsFor(service).map((id) => ({
      name: downloadTitle(items[id].title),
      to: downloadPlace(id),
      document: downloads[id].document,
    })),
  };
}
