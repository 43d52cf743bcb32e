import type { PageTexts } from '@/components/texts/use-page-texts';
import { CardTitle } from '@/components/ui/card-title';
import { Icon } from '@/components/ui/icon';

/** What clients abroad can expect outside of business hours. */
export function RemoteSupport({ texts }: { texts: PageTexts<'contact'>['support'] }) {
  return (
    <div className="thread-top mt-10 flex gap-4 pt-5">
      <Icon name="globe" size="lg" className="text-primary" />
      <div>
        <CardTitle as="h3">{texts.title}</CardTitle>
        <p className="mt-2 text-muted">{texts.text}</p>
      </div>
    </div>
  );
}
