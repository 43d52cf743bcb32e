import { useTranslations } from 'next-intl';
import { Accordion } from '@/components/ui/accordion';
import { Icon, type IconName } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import { question } from '@/content/schema';
import { list } from '@/lib/list';

/** The seven categories of questions (spec §3) with their icons. */
const categories = [
  ['registration', 'building'],
  ['visa', 'passport'],
  ['bookkeeping', 'book'],
  ['payroll', 'wallet'],
  ['tax', 'receipt'],
  ['hr', 'people'],
  ['remote', 'globe'],
] as const satisfies [string, IconName][];

/** Frequently asked questions, one category open at a time. */
export function Faq() {
  const t = useTranslations('pages.faq');
  return (
    <>
      <SectionHeading title={t('title')} intro={t('intro')} />
      <div className="mt-10 max-w-4xl">
        <Accordion
          chevron={<Icon name="chevron" />}
          items={categories.map(([category, icon]) => ({
            value: category,
            title: t(`categories.${category}.name`),
            icon: <Icon name={icon} className="size-6 text-primary" />,
            content: list(t, `categories.${category}.items`, question).map((item) => (
              <div key={item.question} className="max-w-measure pt-2 pb-5 sm:pl-10">
                <h4 className="font-semibold">{item.question}</h4>
                <p className="mt-2 text-muted">{item.answer}</p>
              </div>
            )),
          }))}
        />
      </div>
    </>
  );
}
