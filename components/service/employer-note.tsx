import { useMessages } from 'next-intl';
import { DefinitionColumns } from '@/components/ui/definition-columns';

/** Who can employ people in the Philippines: for owners abroad who ask about staff here. */
export function EmployerNote() {
  const { title, ...cases } = useMessages().common.employer;
  return (
    <div className="mt-12">
      <h3 className="font-display font-semibold text-subtitle">{title}</h3>
      <div data-unlinked="" className="-mt-4">
        <DefinitionColumns items={[cases.with, cases.without]} perRow={2} level="h4" />
      </div>
    </div>
  );
}
