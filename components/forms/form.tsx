import { useLocale, useTranslations } from 'next-intl';
import { ContactLink } from '@/components/sections/contact-link';
import { useToasts } from '@/components/texts/use-toasts';
import { useFirmLanguages } from '@/components/texts/use-ways-of-working';
import { buttonClasses } from '@/components/ui/button-classes';
import { LocalLink } from '@/components/ui/local-link';
import { Toaster } from '@/components/ui/toaster';
import { type FormId, forms } from '@/content/forms';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { Field } from './field';
import { InquiryForm } from './inquiry-form';
import { useInquiryTexts } from './use-inquiry-texts';

type FormProps = {
  name: FormId;
  labelledBy: string;
};

const noteClasses = 'text-muted text-sm sm:col-span-2';

function Fields({ name }: { name: FormId }) {
  const t = useTranslations('common');
  const link = (words: React.ReactNode) => (
    <LocalLink to={pages.privacy.path} className="underline">
      {words}
    </LocalLink>
  );
  return (
    <>
      <div className={noteClasses}>
        <p>{useFirmLanguages()}</p>
        <p>{t('forms.requiredHint')}</p>
      </div>
      {forms[name].fields.map((field) => (
        <Field key={field.name} form={name} field={field} />
      ))}
      <p className={noteClasses}>{t.rich('forms.privacy', { link })}</p>
    </>
  );
}

/** What is sent besides the fields: the form, the language, and the honeypot, which only programs fill in. */
function HiddenFields({ name }: { name: FormId }) {
  const t = useTranslations('common.forms');
  return (
    <>
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="locale" value={useLocale()} />
      <input
        type="text"
        name="website"
        hidden
        tabIndex={-1}
        autoComplete="off"
        // Agents are told that it stays empty.
        toolparamdescription={t('honeypot')}
      />
    </>
  );
}

/** The form of a deployment without a service for inquiries: what is typed goes into an e-mail. */
function MailForm({ name, labelledBy }: FormProps) {
  const t = useTranslations('common.forms');
  const email = () => <ContactLink way="email" className="font-semibold underline" />;
  return (
    // Without a button to submit it, and with several fields, no browser sends it.
    <form
      method="post"
      aria-labelledby={labelledBy}
      className="grid content-start gap-5 sm:grid-cols-2"
    >
      <p className="tricolor-rule bg-band p-4 sm:col-span-2">{t.rich('noDelivery', { email })}</p>
      <Fields name={name} />
      <p className="script-only sm:col-span-2">
        {/* `client/typed-text.ts` puts the typed text into the e-mail. */}
        <a href={site.emailUrl} data-mail-form="" className={buttonClasses('primary')}>
          {t('unsent.mail')}
        </a>
      </p>
    </form>
  );
}

/** A form of the site as `content/forms.ts` describes it. */
export function Form({ name, labelledBy }: FormProps) {
  const t = useTranslations('common');
  const locale = useLocale();
  const toasts = useToasts();
  const texts = useInquiryTexts(name);
  if (site.inquiriesUrl === '') return <MailForm name={name} labelledBy={labelledBy} />;
  const { webMcpTool } = forms[name];
  return (
    <>
      <InquiryForm
        url={site.inquiriesUrl}
        form={name}
        locale={locale}
        webMcpTool={{ name: webMcpTool.name, description: t(webMcpTool.description) }}
        texts={texts}
        labelledBy={labelledBy}
        emailUrl={site.emailUrl}
      >
        <HiddenFields name={name} />
        <Fields name={name} />
      </InquiryForm>
      <Toaster {...toasts} />
    </>
  );
}
