import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageLang } from '@/components/texts/use-page-lang';

const titleId = 'first-steps-title';

/** What a reader does first, in a few lines that can be seen without scrolling. */
export function FirstSteps({ children }: { children: ReactNode }) {
  const t = useTranslations('articles');
  return (
    <section
      aria-labelledby={titleId}
      className="first-steps tricolor-rule bg-deep px-6 pt-7 pb-8 text-on-deep sm:px-8"
    >
      <h2
        id={titleId}
        lang={usePageLang()}
        className="mb-4 font-display font-semibold text-subtitle"
      >
        {t('first')}
      </h2>
      {children}
    </section>
  );
}
