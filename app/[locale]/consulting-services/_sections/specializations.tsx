import { usePageTexts } from '@/components/texts/use-page-texts';
import { MarkedList } from '@/components/ui/marked-list';
import { Section } from '@/components/ui/section';
import { TitledEntry } from '@/components/ui/titled-entry';
import { specializationIcons } from '@/content/message-items';
import { withIcons } from '@/lib/messages/with-icons';

/** Fields of advice with key benefits. */
export function Specializations() {
  const { specializations } = usePageTexts('consulting');
  return (
    <Section tone="band" heading={specializations}>
      <ul className="tricolor-rule mt-10 grid gap-5 md:grid-cols-2">
        {withIcons(specializations.items, specializationIcons).map((item) => (
          <li key={item.title} className="bg-surface p-6 sm:p-8">
            <TitledEntry item={item} as="h3" />
            <p className="mt-6 mb-3">
              <strong>{specializations.benefitsLabel}</strong>
            </p>
            <MarkedList items={item.benefits} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
