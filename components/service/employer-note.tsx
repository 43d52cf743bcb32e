import { useMessages } from 'next-intl';
import { DefinitionColumns } from '@/components/ui/definition-columns';
import { LocalLink } from '@/components/ui/local-link';
import { servicePath } from '@/content/services';

/** Who can employ people in the Philippines: for owners abroad who ask about staff here. */
export function EmployerNote() {
  const { title, link, ...cases } = useMessages().common.employer;
  return (
    <div id="employers" className="mt-12">
      <h3 className="font-display font-semibold text-subtitle">{title}</h3>
      <div data-unlinked="" className="-mt-4">
        <DefinitionColumns items={[cases.with, cases.without]} perRow={2} level="h4" />
      </div>
      <p className="mt-4">
        <LocalLink
          to={servicePath('business')}
          className="font-semibold text-primary underline underline-offset-4"
        >
          {link}
        </LocalLink>
      </p>
    </div>
  );
}
