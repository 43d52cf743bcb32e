import { useTranslations } from 'next-intl';
import { DefinitionColumns } from '@/components/ui/definition-columns';
import { LocalLink } from '@/components/ui/local-link';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/content/pages';
import { point, sentence } from '@/content/schema';
import { list } from '@/lib/list';

/** Who the firm is, in two paragraphs and three points. */
export function AboutTeaser() {
  const t = useTranslations('pages.home.about');
  return (
    <Section id="about" tone="surface" labelledBy="about-title">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
        <SectionHeading id="about-title" title={t('title')} />
        <div className="grid max-w-measure gap-4">
          {list(t, 'paragraphs', sentence).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <LocalLink
              to={pages.about.path}
              className="font-semibold text-primary underline underline-offset-4"
            >
              {t('link')}
            </LocalLink>
          </p>
        </div>
      </div>
      <DefinitionColumns items={list(t, 'points', point)} />
    </Section>
  );
}
