import { useLocale, useMessages, useTranslations } from 'next-intl';
import { FurtherLinks } from '@/components/sections/further-links';
import { useDocumentLabels } from '@/components/sections/use-document-labels';
import { CardTitle } from '@/components/ui/card-title';
import { LocalLink } from '@/components/ui/local-link';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import {
  calculatorDocument,
  calculatorPath,
  calculatorsFor,
  type ToolId,
} from '@/content/calculators';
import type { ServiceKey } from '@/content/services';
import { documentEntry } from '@/documents/entries';
import { toolName } from '@/i18n/tool-name';

function ShelfItem({ id }: { id: ToolId }) {
  const name = toolName(id, useMessages().calculators);
  const entry = documentEntry(calculatorDocument(id), useLocale());
  const { title, lang } = useDocumentLabels(entry);
  return (
    <li className="border-line/45 border-b py-3">
      <CardTitle as="h3">
        <LocalLink
          to={calculatorPath(id)}
          className="underline decoration-1 underline-offset-4 hover:text-primary"
        >
          {name}
        </LocalLink>
      </CardTitle>
      <p lang={lang} className="mt-1 text-muted">
        {title}
      </p>
    </li>
  );
}

/** Links to all calculators. */
export function CalculatorShelf() {
  const t = useTranslations('calculators.labels');
  return (
    <Section>
      <div
        data-unlinked=""
        className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16"
      >
        <SectionHeading title={t('shelf')} intro={t('shelfIntro')} />
        <ul className="grid content-start gap-x-12 sm:grid-cols-2">
          {calculatorsFor().map((id) => (
            <ShelfItem key={id} id={id} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Links to the calculators that fit a service; nothing where none fits. */
export function ServiceCalculators({ service }: { service: ServiceKey }) {
  const t = useTranslations('calculators.labels');
  const ids = calculatorsFor(service);
  if (ids.length === 0) return null;
  return (
    <FurtherLinks id="calculators" title={t('shelf')}>
      {ids.map((id) => (
        <ShelfItem key={id} id={id} />
      ))}
    </FurtherLinks>
  );
}
