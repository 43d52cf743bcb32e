import { useTranslations } from 'next-intl';
import type { LinkText } from '@/components/sections/use-linked-texts';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { sentence } from '@/i18n/message-schemas';
import { list } from '@/lib/list';

type StoryProps = { part: 'who' | 'approach'; tone: 'surface' | 'band'; link: LinkText };

/** A heading with a few paragraphs beside it. */
export function Story({ part, tone, link }: StoryProps) {
  const t = useTranslations('pages.about');
  return (
    <Section tone={tone}>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
        <SectionHeading title={t(`${part}.title`)} />
        <div className="grid max-w-measure gap-4">
          {list(t, `${part}.paragraphs`, sentence).map((paragraph) => (
            <p key={paragraph} className="first:text-lead">
              {link(paragraph)}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
