import { useLocale, useMessages, useTranslations } from 'next-intl';
import { FurtherLinks } from '@/components/sections/further-links';
import { useDocumentLabels } from '@/components/sections/use-document-labels';
import { CardTitle } from '@/components/ui/card-title';
import { LocalLink } from '@/components/ui/local-link';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import {
  type DownloadId,
  downloadPlace,
  downloads,
  downloadsAnchor,
  downloadsFor,
} from '@/content/downloads';
import type { ServiceKey } from '@/content/services';
import { documentEntry } from '@/documents/entries';
import { downloadTitle } from '@/seo/downloads/download-title';

function ShelfItem({ id }: { id: DownloadId }) {
  const { title } = useMessages().downloads.items[id];
  const document = useDocumentLabels(documentEntry(downloads[id].document, useLocale()));
  return (
    <li className="border-line/45 border-b py-3">
      <CardTitle as="h3">
        <LocalLink
          to={downloadPlace(id)}
          className="underline decoration-1 underline-offset-4 hover:text-primary"
        >
          {downloadTitle(title)}
        </LocalLink>
      </CardTitle>
      <p lang={document.lang} className="mt-1 text-muted">
        {document.title}
      </p>
    </li>
  );
}

/** Links to all lists to fill in. */
export function DownloadShelf() {
  const t = useTranslations('downloads.labels');
  return (
    <Section id={downloadsAnchor} snug>
      <div
        data-unlinked=""
        className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16"
      >
        <SectionHeading
          id={`${downloadsAnchor}-title`}
          title={t('shelf')}
          intro={t('shelfIntro')}
        />
        <ul className="grid content-start gap-x-12 sm:grid-cols-2">
          {downloadsFor().map((id) => (
            <ShelfItem key={id} id={id} />
          ))}
        </ul>
      </div>
    </Section>
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
        <ShelfItem key={id} id={id} />
      ))}
    </FurtherLinks>
  );
}
