import { useTranslations } from 'next-intl';
import { Accordion } from '@/components/ui/accordion';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import { Unbroken } from '@/components/ui/unbroken';
import { faqIcons } from '@/content/item-icons';
import { question } from '@/i18n/message-schemas';
import { list } from '@/lib/list';

// Object.keys() types its result as string[]; the keys of this literal are exactly these.
const categories = Object.keys(faqIcons) as (keyof typeof faqIcons)[];

/** Frequently asked questions, one category open at a time. */
export function Faq() {
  const t = useTranslations('pages.faq');
  return (
    <>
      <SectionHeading title={t('title')} intro={t('intro')} />
      <div className="mt-10 max-w-4xl">
        <Accordion
          chevron={<Icon name="chevron" />}
          items={categories.map((category) => ({
            value: category,
            title: t(`categories.${category}.name`),
            icon: <Icon name={faqIcons[category]} size="lg" className="text-primary" />,
            content: list(t, `categories.${category}.items`, question).map((item) => (
              <div key={item.question} className="max-w-measure pt-2 pb-5 sm:pl-11">
                <h4 className="font-semibold">{item.question}</h4>
                <p className="mt-2 text-muted">
                  <Unbroken>{item.answer}</Unbroken>
                </p>
              </div>
            )),
          }))}
        />
      </div>
    </>
  );
}
