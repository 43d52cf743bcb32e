import { usePageTexts } from '@/components/texts/use-page-texts';
import { CardTitle } from '@/components/ui/card-title';
import { Disclosure } from '@/components/ui/disclosure';
import { MarkedList } from '@/components/ui/marked-list';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import { SpriteIcon } from '@/components/ui/sprite-icon';
import { specializationIcons } from '@/content/message-items';
import { withIcons } from '@/lib/messages/with-icons';

/** The fields that the firm advises on: each opens to a description and its benefits. */
export function Specializations() {
  const { specializations } = usePageTexts('consulting');
  return (
    <Section tone="band" heading={specializations}>
      <ul className="mt-8 border-line/45 border-b">
        {withIcons(specializations.items, specializationIcons).map(
          ({ title, description, icon, benefits }) => (
            <li key={title} className="border-line/45 border-t">
              <Disclosure
                summary={
                  <CardTitle as="h3" className="flex items-center gap-4">
                    <SpriteIcon name={icon} className="text-primary" />
                    <Phrases text={title} />
                  </CardTitle>
                }
              >
                <div className="grid gap-x-16 gap-y-5 lg:grid-cols-2">
                  <p className="text-muted">{description}</p>
                  <div>
                    <p className="mb-3">
                      <strong>{specializations.benefitsLabel}</strong>
                    </p>
                    <MarkedList items={benefits} />
                  </div>
                </div>
              </Disclosure>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}
