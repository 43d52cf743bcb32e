import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { servicePath } from '@/content/services';
import { titledText } from '@/i18n/message-schemas';
import { list } from '@/lib/list';

/** What Philippine tax rules ask of a Xero file. */
export function Compliance() {
  const t = useTranslations('pages.xero');
  return (
    <Section tone="band">
      <SectionHeading title={t('compliance.title')} intro={t('compliance.intro')} />
      <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-2">
        {list(t, 'compliance.sections', titledText).map((item) => (
          <div key={item.title} className="border-line/45 border-t pt-4">
            <h3 className="font-display font-semibold text-[1.375rem] leading-tight">
              {item.title}
            </h3>
            <p className="mt-2 text-muted">{item.text}</p>
          </div>
        ))}
      </div>
      <div className="mt-10">
        <ButtonLink to={servicePath('consulting')}>{t('button')}</ButtonLink>
      </div>
    </Section>
  );
}
