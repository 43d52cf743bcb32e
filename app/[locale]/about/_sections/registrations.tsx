import { useTranslations } from 'next-intl';
import type { LinkText } from '@/components/sections/use-linked-texts';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { site } from '@/content/site';
import { point } from '@/i18n/message-schemas';
import { list } from '@/lib/list';

/** The two DTI registrations with their numbers (spec §2). */
export function Registrations({ link }: { link: LinkText }) {
  const t = useTranslations('pages.about.registrations');
  const numbers = [site.dtiRegistrations.bookkeeping, site.dtiRegistrations.visa];
  return (
    <Section>
      <SectionHeading title={t('title')} intro={link(t('intro'))} />
      <ul className="mt-10 grid gap-5 md:grid-cols-2">
        {list(t, 'items', point).map((item, index) => (
          <li key={item.title} className="thread-top flex gap-5 bg-surface p-6 sm:p-8">
            <Icon name="certificate" size="lg" className="text-primary" />
            <div>
              <h3 className="font-display font-semibold text-[1.375rem] leading-tight">
                {item.title}
              </h3>
              <p className="mt-2 font-semibold text-primary">{numbers[index]}</p>
              <p className="mt-2 text-muted">{link(item.description)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
