import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TopicStripe } from '@/components/sections/topic-stripe';
import { categories } from '@/content/categories';
import { insightsAnchors } from '@/content/insights';
import type { DocumentEntry } from '@/documents/entries';

const chipClasses =
  'inline-flex min-h-11 items-center gap-2.5 rounded-control border border-line/60 bg-page px-3.5 hover:border-primary hover:text-primary';

type TopicsProps = { articles: readonly DocumentEntry[]; children: ReactNode };

/**
 * Articles with their topics as links. A topic is a hash of the address, so it works without a script, in the history
 * and in a link; the rules of `.topics` in `app/globals.css` then show the articles of that topic alone.
 */
export function Topics({ articles, children }: TopicsProps) {
  const t = useTranslations('articles.topics');
  const label = useTranslations('articles.categories');
  const topics = categories
    .map((topic) => ({
      topic,
      count: articles.filter(({ category }) => category === topic).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <div className="topics">
      <nav aria-label={t('label')} className="mt-6">
        <ul className="flex flex-wrap gap-2">
          <li>
            <a href={`#${insightsAnchors.articles}`} className={chipClasses}>
              {t('all')}
            </a>
          </li>
          {topics.map(({ topic, count }) => (
            <li key={topic}>
              <a href={`#topic-${topic}`} data-topic={topic} className={chipClasses}>
                <TopicStripe topic={topic} />
                {label(topic)}
                <span className="text-muted tabular-figures">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {topics.map(({ topic, count }) => (
        <p
          key={topic}
          id={`topic-${topic}`}
          data-unlinked=""
          className="sr-only scroll-mt-40 font-display font-semibold text-subtitle target:not-sr-only target:mt-8"
        >
          {t('count', { topic: label(topic), count })}
        </p>
      ))}
      {children}
    </div>
  );
}
