import { useTranslations } from 'next-intl';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { CardTitle } from '@/components/ui/card-title';
import { Section } from '@/components/ui/section';
import { SpriteIcon } from '@/components/ui/sprite-icon';
import { roleIcons } from '@/content/message-items';
import { people, type Role } from '@/content/people';
import { site } from '@/content/site';

/** Each role has its color of cloth. */
const cloths: Record<Role, string> = {
  clientManager: 'bg-lagoon text-on-deep',
  accountant: 'bg-accent text-deep',
  bookkeeper: 'bg-deep text-accent',
  payrollOfficer: 'bg-sand text-deep',
  visaOfficer: 'bg-coral text-on-deep',
};

/** Who a client meets: each role with its task, and the person who has it where the firm names one. */
export function People({ texts }: { texts: PageTexts<'about'>['people'] }) {
  const t = useTranslations('common.waysOfWorking.people');
  return (
    <Section heading={texts}>
      <ul data-unlinked="" className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {site.waysOfWorking.answeredBy.value.map((role) => {
          const person = people[role];
          const title = t(`${role}.title`);
          return (
            <li key={role} className="flex gap-5">
              {person?.portrait ? (
                // biome-ignore lint/performance/noImgElement: next/image writes inline styles, which a strict CSP blocks
                <img
                  src={person.portrait}
                  alt=""
                  width="80"
                  height="80"
                  loading="lazy"
                  className="size-20 shrink-0 object-cover"
                />
              ) : (
                // A piece of cloth, not a face, stands for somebody without a portrait.
                <span
                  aria-hidden="true"
                  className={`woven grid size-20 shrink-0 place-items-center ${cloths[role]}`}
                >
                  <SpriteIcon name={roleIcons[role]} size="lg" />
                </span>
              )}
              <div>
                <CardTitle as="h3">{person?.name ?? title}</CardTitle>
                {person ? (
                  <p className="font-semibold">
                    {[title, person.qualification].filter(Boolean).join(', ')}
                  </p>
                ) : null}
                <p className="mt-1 text-muted">{t(`${role}.text`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
