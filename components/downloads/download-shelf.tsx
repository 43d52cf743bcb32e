import { useMessages, useTranslations } from 'next-intl';
import { FurtherLinks } from '@/components/sections/further-links';
import { Shelf } from '@/components/sections/shelf';
import { ShelfItem } from '@/components/sections/shelf-item';
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
  return <ShelfItem name={downloadTitle(title)} to={downloadPlace(id)} document={document} />;
}

/** Links to all lists to fill in. */
export function DownloadShelf() {
  const t = useTranslations('downloads.labels');
  return (
    <Shelf id={downloadsAnchor} title={t('shelf')} intro={t('shelfIntro')} snug>
      {downloadsFor().map((id) => (
        <Item key={id} id={id} withDocument />
      ))}
    </Shelf>
  );
}

/** Links to the lists to fill in that fit a service; nothing where none fits. */
export function ServiceDownloads({ service }: { service: ServiceKey }) {
  const t = useTranslations('downloads.labels');
  const ids = downloadsFor(service);
  if (ids.length === 0) return null;
  return (
    <FurtherLinks id={downloadsAnchor} title={t('shelf')}>
      {ids.map((id) => (
        <Item key={id} id={id} />
      ))}
    </FurtherLinks>
  );
}
