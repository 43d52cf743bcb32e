import { useLocale } from 'next-intl';
import { DocumentCards } from '@/components/sections/document-cards';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { LocalLink } from '@/components/ui/local-link';
import { SectionHeading } from '@/components/ui/section-heading';
import { documentEntries } from '@/documents/entries';
import { foreignLang } from '@/i18n/foreign-lang';

/** Blog posts shown as cards (spec §9); the others are linked below them. */
const cardCount = 6;

/** The newest blog posts as cards and links to the earlier ones. */
export function BlogList({ texts }: { texts: PageTexts<'insights'>['blogs'] }) {
  const locale = useLocale();
  const posts = documentEntries('blogs', locale);
  return (
    <div id="blog-posts">
      <SectionHeading title={texts.title} intro={texts.intro} />
      <div className="mt-10">
        <DocumentCards documents={posts.slice(0, cardCount)} />
      </div>
      <h3 className="mt-12 font-semibold text-heading">{texts.more.title}</h3>
      <ul className="mt-4 grid gap-2">
        {posts.slice(cardCount).map((post) => (
          <li key={post.slug} lang={foreignLang(post.locale, locale)}>
            <LocalLink
              to={post.path}
              className="inline-block py-1 text-primary underline underline-offset-4"
            >
              {post.title}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
