import { Children } from 'react';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { SectionHeading } from '@/components/ui/section-heading';

/** A heading with a few paragraphs beside it. */
export function Story({ texts }: { texts: PageTexts<'about'>['who' | 'approach'] }) {
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
