import { useLocale } from 'next-intl';
import { CardTitle } from '@/components/ui/card-title';
import { LocalLink } from '@/components/ui/local-link';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { DocumentId } from '@/content/pages';
import { documentEntry } from '@/documents/entries';
import { FurtherLinks } from './further-links';
import { useDocumentLabels } from './use-document-labels';

type Link = { name: string; to: string; document: DocumentId };

/** Calculators or downloads, each with the path of its place in the document that shows it. */
export type LinkList = { id: string; title: string; intro: string; links: Link[] };

function Item({ link: { name, to, document }, isShort }: { link: Link; isShort?: boolean }) {
  const { title, lang } = useDocumentLabels()(documentEntry(document, useLocale()));
  return (
    <li className="border-line/45 border-b py-3">
      <CardTitle as="h3">
        <LocalLink to={to} className="underline decoration-1 underline-offset-4 hover:text-primary">
          <Phrases text={name} />
        </LocalLink>
      </CardTitle>
      {isShort ? null : (
        <p lang={lang} className="mt-1 text-muted">
          {title}
        </p>
      )}
    </li>
  );
}

/** A section that lists all of them, with the titles of their documents. @param snug as of a `Section` */
export function LinkListSection({ list, snug }: { list: LinkList; snug?: boolean }) {
  const { id, title, intro, links } = list;
  return (
    <Section id={id} snug={snug}>
      <div
        data-unlinked=""
        className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16"
      >
        <SectionHeading id={`${id}-title`} title={title} intro={intro} />
        <ul className="grid content-start gap-x-12 border-line/45 border-t sm:grid-cols-2">
          {links.map((link) => (
            <Item key={link.to} link={link} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Those that fit a service, beside other links; nothing where none fits. */
export function LinkListColumn({ list: { id, title, links } }: { list: LinkList }) {
  if (links.length === 0) return null;
  return (
    <FurtherLinks id={id} title={title}>
      {links.map((link) => (
        <Item key={link.to} link={link} isShort />
      ))}
    </FurtherLinks>
  );
}
