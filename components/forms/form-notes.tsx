import { useTranslations } from 'next-intl';
import { useAnswerLanguages, useAnswerRoles } from '@/components/texts/use-practice';
import { buttonClasses } from '@/components/ui/button-classes';
import { site } from '@/content/site';

/** What the mark beside a label means. */
export function RequiredHint() {
  const t = useTranslations('common.forms');
  return <p className="text-muted text-sm sm:col-span-2">{t('requiredHint')}</p>;
}

/** Who reads what is written, and that nothing else is sent. */
export function ReadByNote() {
  const t = useTranslations('common.forms');
  const roles = useAnswerRoles();
  const languages = useAnswerLanguages();
  return <p className="text-muted text-sm sm:col-span-2">{t('readBy', { roles, languages })}</p>;
}

function EmailLink() {
  return (
    <a href={site.emailUrl} className="font-semibold underline">
      {site.email}
    </a>
  );
}

/** How to reach the firm where scripts do not run. */
export function MailInstead() {
  const t = useTranslations('common.forms');
  return (
    <p className="thread-top bg-band p-4">{t.rich('noScript', { email: () => <EmailLink /> })}</p>
  );
}

/** How to reach the firm where the form could not start, and take along what is typed (`client/typed-text.ts`). */
export function MailWhatIsTyped() {
  const t = useTranslations('common.forms');
  return (
    <>
      <p>{t.rich('failedText', { email: () => <EmailLink /> })}</p>
      <p className="mt-4">
        <a href={site.emailUrl} data-mail-form="" className={buttonClasses('primary')}>
          {t('failedMail')}
        </a>
      </p>
    </>
  );
}
