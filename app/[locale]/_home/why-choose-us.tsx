import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { point } from '@/content/schema';
import { list } from '@/lib/list';

/** Five benefits and the eight industries that the firm serves. */
export function WhyChooseUs() {
  const t = useTranslations('pages.home.why');
  return (
    <Section id="why-choose-us" tone="deep" labelledBy="why-choose-us-title">
      <SectionHeading id="why-choose-us-title" title={t('title')} intro={t('intro')} onDeep />
      <ol className="mt-10 grid gap-x-16 lg:grid-cols-2">
        {list(t, 'benefits', point).map((benefit) => (
          <li key={benefit.title} className="border-on-deep-line border-t py-6">
            <h3 className="font-semibold text-heading">{benefit.title}</h3>
            <p className="mt-2 text-on-deep-muted">{benefit.description}</p>
          </li>
        ))}
      </ol>
      <h3 className="mt-12 font-display font-semibold text-title">{t('industriesTitle')}</h3>
      <p className="mt-3 max-w-measure text-on-deep-muted">{t('industriesIntro')}</p>
      <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {list(t, 'industries', point).map((industry) => (
          <li key={industry.title} className="border-accent border-t-2 pt-3">
            <h4 className="font-semibold">{industry.title}</h4>
            <p className="mt-1 text-on-deep-muted text-sm">{industry.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
