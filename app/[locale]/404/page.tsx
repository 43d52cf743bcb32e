import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getLocale } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink } from '@/components/ui/button-link';
import { CardTitle } from '@/components/ui/card-title';
import { Icon } from '@/components/ui/icon';
import { LocalLink } from '@/components/ui/local-link';
import { Phrases } from '@/components/ui/phrases';
import { pages } from '@/content/pages';
import { loadMessages } from '@/i18n/load-messages';
import { formatLiteral } from '@/lib/messages/icu';
import { pageMetadata } from '@/seo/page-metadata';
import { DroppedThread } from './_sections/dropped-thread';

const suggestions = ['services', 'visa', 'insights', 'freeConsultation', 'contact'] as const;

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const { title, text } = loadMessages(locale).common.notFound;
  return pageMetadata({
    locale,
    title: formatLiteral(title),
    description: formatLiteral(text),
    path: undefined,
    indexable: false,
  });
}

// Every unknown path is answered with this page and status 404, by the middleware or a static host.
export default function Page() {
  const t = useTranslations('common.notFound');
  const label = useTranslations('navigation.pages');
  return (
    <PageShell path="/404" breadcrumb={false}>
      <div
        data-not-found=""
        className="mx-auto grid max-w-page grid-cols-1 gap-12 items-center px-5 py-14 sm:px-8 lg:grid-cols-[3fr_2fr] lg:py-20"
      >
        <div>
          <p className="font-display text-primary text-display">
            <strong>{t('code')}</strong>
          </p>
          <h1 className="mt-2 font-display font-semibold text-opening">
            <Phrases text={t('title')} />
          </h1>
          <p className="mt-6 max-w-measure text-lead text-muted">{t('text')}</p>
          <div className="mt-8 max-[26rem]:[&>*]:w-full">
            <ButtonLink to="/">{t('home')}</ButtonLink>
          </div>
        </div>
        <DroppedThread />
        <div className="lg:col-span-2">
          <CardTitle as="h2">{t('suggestions')}</CardTitle>
          <ul className="tricolor-rule mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-5">
            {suggestions.map((id) => (
              <li key={id} className="border-line/45 border-b">
                <LocalLink
                  to={pages[id].path}
                  className="flex h-full items-center justify-between gap-3 py-3 font-medium text-primary hover:underline hover:underline-offset-4"
                >
                  {label(id)}
                  <Icon name="next" />
                </LocalLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </PageShell>
  );
}
