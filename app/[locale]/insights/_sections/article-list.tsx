import { useLocale, useTranslations } from 'next-intl';
import { DocumentCards } from '@/components/sections/document-cards';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import { insightsAnchors } from '@/content/insights';
import { documentEntries } from '@/documents/entries';
import { Paginated } from './paginated';
import { Topics } from './topics';

const perPage = 6;

/** All articles, newest first, six a page or by topic; all of them are in the HTML. */
export function ArticleList({ texts }: { texts: PageTexts<'insights'>['articles'] }) {
  const t = useTranslations('common.pagination');
  const articles = documentEntries('articles', useLocale());
  const pageCount = Math.ceil(articles.length / perPage);
  const pageNumbers = Array.from({ length: pageCount }, (_, index) => index + 1);
  return (
    <div id={insightsAnchors.articles}>
      <SectionHeading title={texts.title} intro={texts.intro} />
      <Topics articles={articles}>
        <Paginated
          section={insightsAnchors.articles}
          icons={{ previous: <Icon name="previous" />, next: <Icon name="next" /> }}
          texts={{
            label: t('label'),
            previous: t('previous'),
            next: t('next'),
            pages: pageNumbers.map((number) => t('page', { number: String(number) })),
          }}
          pages={pageNumbers.map((number) => (
            <DocumentCards
              key={number}
              documents={articles.slice((number - 1) * perPage, number * perPage)}
            />
          ))}
        />
      </Topics>
    </div>
  );
}
