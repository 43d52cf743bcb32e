import { useLocale } from 'next-intl';
import { DocumentCards } from '@/components/sections/document-cards';
import { LanguageMark } from '@/components/sections/language-mark';
import { useDocumentLabels } from '@/components/sections/use-document-labels';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { LocalLink } from '@/components/ui/local-link';
import { SectionHeading } from '@/components/ui/section-heading';
import { insightsAnchors } from '@/content/insights';
import { documentEntries } from '@/documents/entries';

/** Blog posts shown as cards; the others follow as a list. */
const cardCount = 6;

/** The newest blog posts as cards, and the earlier ones below them. */
export function BlogList({ texts }: { texts: PageTexts<'insights'>['blogs'] }) {
  const posts = documentEntries('blogs', useLocale());
  const labelsOf = useDocumentLabels();
  return (
    <div id={insightsAnchors.blogs}>
      <SectionHeading title={texts.title} intro={texts.intro} />
      <div className="mt-10">
        <DocumentCards documents={posts.slice(0, cardCount)} />
      </div>
      <h3 className="mt-12 font-semibold text-heading">{texts.more.title}</h3>
      <ul className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-2">
        {posts.slice(cardCount).map((post) => {
          const { title, excerpt, lang } = labelsOf(post);
          return (
            <li key={post.slug} className="border-line/45 border-t pt-4">
              <h4 lang={lang} className="font-semibold">
                <LocalLink
                  to={post.path}
                  className="text-primary underline underline-offset-4 hover:decoration-2"
                >
                  {title}
                </LocalLink>
              </h4>
              <p lang={lang} className="mt-1 text-muted">
                {excerpt}
              </p>
              <LanguageMark document={post} className="mt-2 text-muted" />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
