import type { PageTexts } from '@/components/texts/use-page-texts';
import { CardTitle } from '@/components/ui/card-title';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { pages } from '@/content/pages';

/** The firm: a sentence as the heading, a paragraph with a link, and points. */
export function AboutTeaser({ texts }: { texts: PageTexts<'home'>['about'] }) {
  return (
    <Section id="about" heading={{ title: texts.title, size: 'statement' }}>
      <div className="mt-8 grid gap-x-16 gap-y-6 sm:mt-12 lg:grid-cols-[5fr_7fr]">
        <div className="max-w-measure">
          <p className="text-lead">{texts.text}</p>
          <p className="mt-3">
            <TextLink to={pages.about.path}>{texts.link}</TextLink>
          </p>
        </div>
        <ul className="border-line/45 border-b">
          {Object.values(texts.points).map((point) => (
            <li
              key={point.title}
              className="grid gap-x-6 gap-y-1 border-line/45 border-t py-3.5 sm:grid-cols-[15rem_1fr]"
            >
              <CardTitle as="h3">{point.title}</CardTitle>
              <p className="text-muted">{point.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
