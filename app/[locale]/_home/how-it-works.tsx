import { useTranslations } from 'next-intl';
import { type LinkText, withLinks } from '@/components/sections/use-linked-texts';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { StepList } from '@/components/ui/step-list';
import { point } from '@/i18n/message-schemas';
import { list } from '@/lib/list';

/** What happens between the first message and the routine. */
export function HowItWorks({ link }: { link: LinkText }) {
  const t = useTranslations('pages.home.how');
  return (
    <Section>
      <SectionHeading title={t('title')} intro={link(t('intro'))} />
      <StepList steps={withLinks(list(t, 'steps', point), link)} />
    </Section>
  );
}
