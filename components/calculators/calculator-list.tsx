import { useMessages, useTranslations } from 'next-intl';
import { FurtherLinks } from '@/components/sections/further-links';
import { LinkListItem } from '@/components/sections/link-list-item';
import { LinkListSection } from '@/components/sections/link-list-section';
import {
  calculatorDocument,
  calculatorPath,
  calculatorsFor,
  type ToolId,
} from '@/content/calculators';
import type { ServiceKey } from '@/content/services';
import { toolName } from '@/i18n/tool-name';

const anchor = 'calculators';

type ItemProps = { id: ToolId; withDocument?: boolean };

function Item({ id, withDocument }: ItemProps) {
  const name = toolName(id, useMessages().calculators);
  const document = withDocument ? calculatorDocument(id) : undefined;
  return <LinkListItem name={name} to={calculatorPath(id)} document={document} />;
}

/** Links to all calculators. */
export function CalculatorList() {
  const t = useTranslations('calculators.labels');
  return (
    <LinkListSection id={anchor} title={t('list')} intro={t('listIntro')}>
      {calculatorsFor().map((id) => (
        <Item key={id} id={id} withDocument />
      ))}
    </LinkListSection>
  );
}

/** Links to the calculators that fit a service; nothing where none fits. */
export function ServiceCalculators({ service }: { service: ServiceKey }) {
  const t = useTranslations('calculators.labels');
  const ids = calculatorsFor(service);
  if (ids.length === 0) return null;
  return (
    <FurtherLinks id={anchor} title={t('list')}>
      {ids.map((id) => (
        <Item key={id} id={id} />
      ))}
    </FurtherLinks>
  );
}
