import type { PageTexts } from '@/components/texts/use-page-texts';
import { DefinitionColumns } from '@/components/ui/definition-columns';
import { Phrases } from '@/components/ui/phrases';
import { TextLink } from '@/components/ui/text-link';
import { servicePath } from '@/content/services';

/** Who can employ people in the Philippines: for owners abroad who ask about staff here. */
export function EmployerNote({ texts }: { texts: PageTexts<'payroll'>['employer'] }) {
  return (
    <div id="employers" className="mt-12">
      <h3 className="font-display font-semibold text-subtitle">
        <Phrases text={texts.title} />
      </h3>
      <DefinitionColumns items={[texts.with, texts.without]} perRow={2} level="h4" close />
      <p className="mt-4">
        <TextLink to={servicePath('business')}>{texts.link}</TextLink>
      </p>
    </div>
  );
}
