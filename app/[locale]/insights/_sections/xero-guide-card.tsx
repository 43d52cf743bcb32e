import { useTranslations } from 'next-intl';
import { usePageLang } from '@/components/texts/use-page-lang';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { CardTitle } from '@/components/ui/card-title';
import { CoverLink } from '@/components/ui/cover-link';
import { pages } from '@/content/pages';
import { typeset } from '@/lib/text/typeset';

/** Card of the page on best practices in Xero, which is no article and so not in the list. */
export function XeroGuideCard() {
  const meta = useTranslations('pages.xero.meta');
  const lang = usePageLang();
  const { hero } = usePageTexts('xero');
  return (
    <div data-unlinked="" className="tricolor-rule group relative mt-12 bg-band p-6 sm:p-8">
      <CardTitle as="h3">
        <CoverLink to={pages.xero.path}>{hero.title}</CoverLink>
      </CardTitle>
      <p className="mt-2 max-w-measure text-muted">{typeset(meta('description'), 'text', lang)}</p>
    </div>
  );
}
