import { useMessages, useTranslations } from 'next-intl';
import { FurtherLinks } from '@/components/sections/further-links';
import { LinkListItem } from '@/components/sections/link-list-item';
import { LinkListSection } from '@/components/sections/link-list-section';
import {
  type DownloadId,
  downloadPlace,
  downloads,
  downloadsAnchor,
  downloadsFor,
} from '@/content/downloads';
import type { ServiceKey } from '@/content/services';
import { downloadTitle } from '@/seo/downloads/download-title';

type ItemProps = { id: DownloadId; withDocument?: boolean };

function Item({ id, withDocument }: ItemProps) {
  const { title } = useMessages().downloads.items[id];
  const document = withDocument ? downloads[id].document : undefined;
  return <LinkListItem name={downloadTitle(title)} to={downloadPlace(id)} document={document} />;
}

/** Links to all lists to fill in. */
export function DownloadList() {
  const t = useTranslations('downloads.labels');
  return (
    <LinkListSection id={downloadsAnchor} title={t('list')} intro={t('listIntro')} snug>
      {downloadsFor().map((id) => (
        <Item key={id} id={id} withDocument />
      ))}
    </LinkListSection>
  );
}

/** Links to the lists to fill in that fit a service; nothing where none fits. */
export function ServiceDownloads({ service }: { service: ServiceKey }) {
  const t = useTranslations('downloads.labels');
  const ids = downloadsFor(service);
  if (ids.length === 0) return null;
  return (
    <FurtherLinks id={downloadsAnchor} title={t('list')}>
      {ids.map((id) => (
        <Item key={id} id={id} />
      ))}
    </FurtherLinks>
  );
}
