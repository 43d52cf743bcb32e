import { Children } from 'react';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';

type StoryProps = { texts: PageTexts<'about'>['who' | 'approach'] };

/** A heading with a few paragraphs beside it. */
export function StoryText({ texts }: StoryProps) {
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
      <SectionHeading title={texts.title} />
      <div className="grid max-w-measure gap-4 text-lead">
        {Children.map(texts.paragraphs, (paragraph) => (
          <p>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}

/** The same as a band of its own. */
export function Story({ texts }: StoryProps) {
  return (
    <Section>
      <StoryText texts={texts} />
    </Section>
  );
}
