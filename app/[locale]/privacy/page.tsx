import { Children, type ReactNode } from 'react';
import { DocumentContents } from '@/components/document/document-contents';
import { PageShell } from '@/components/layout/page-shell';
import { ContactLink } from '@/components/sections/contact-link';
import { OfficeAddress } from '@/components/sections/office-address';
import { PageHero } from '@/components/sections/page-hero';
import { PageLaws } from '@/components/sections/page-laws';
import { type PageTexts, usePageTexts } from '@/components/texts/use-page-texts';
import { MarkedList } from '@/components/ui/marked-list';
import { Phrases } from '@/components/ui/phrases';
import { Picture } from '@/components/ui/picture';
import { pages } from '@/content/pages';
import { entriesOf } from '@/lib/objects/entries-of';
import { metadataFor } from '@/seo/metadata-for';
import { FormFields } from './_sections/form-fields';

export const generateMetadata = metadataFor('privacy');

type PartTexts = {
  title: string;
  intro?: ReactNode;
  items?: ReactNode[];
  text?: ReactNode;
  note?: ReactNode;
};

type PartProps = { id: string; texts: PartTexts; children: ReactNode };

/** A heading, and its texts in the order of reading; children stand below the intro. */
function Part({ id, texts: { title, intro, items, text, note }, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display font-semibold text-subtitle">
        <Phrases text={title} />
      </h2>
      <div className="mt-4 grid grid-cols-1 gap-4 text-[1.0625rem] lines-[1.7]">
        {intro ? <p>{intro}</p> : null}
        {children}
        {items ? <MarkedList items={items} mark="bullet" /> : null}
        {Children.map([text, note], (paragraph) => (paragraph ? <p>{paragraph}</p> : null))}
      </div>
    </section>
  );
}

function Address() {
  const linkClasses = 'text-primary underline underline-offset-4';
  return (
    <address className="not-italic wrap-anywhere">
      <OfficeAddress />
      <br />
      <ContactLink way="email" className={linkClasses} />
      <br />
      <ContactLink way="phone" className={linkClasses} />
    </address>
  );
}

const additions: Partial<Record<keyof PageTexts<'privacy'>['parts'], ReactNode>> = {
  responsible: <Address />,
  collect: <FormFields />,
};

export default function Page() {
  const { hero, parts } = usePageTexts('privacy');
  const contents = entriesOf(parts).map(([id, { title }]) => ({ id, text: title }));
  return (
    <PageShell path={pages.privacy.path}>
      <PageHero texts={hero} />
      <Picture name="cluster-financial-management" alt="" className="h-18 w-full object-cover" />
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-16 gap-y-10 px-5 pt-10 pb-8 sm:px-8 sm:pt-16 sm:pb-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,3fr)_15rem]">
        <DocumentContents entries={contents} />
        <div className="grid max-w-measure grid-cols-1 gap-12 lg:col-span-2 lg:row-start-1">
          {entriesOf(parts).map(([id, texts]) => (
            <Part key={id} id={id} texts={texts}>
              {additions[id]}
            </Part>
          ))}
        </div>
      </div>
      <PageLaws page="privacy" />
    </PageShell>
  );
}
