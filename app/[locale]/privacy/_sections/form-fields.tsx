import { useLocale, useTranslations } from 'next-intl';
import { LocalLink } from '@/components/ui/local-link';
import { type FormField, type FormId, forms } from '@/content/forms';
import { nearestForm, type PageId, pages } from '@/content/pages';
import { joinWords } from '@/i18n/list-format';
import { entriesOf } from '@/lib/objects/entries-of';

const formPages = {
  home: 'home',
  contact: 'contact',
  expert: 'about',
  consultation: 'freeConsultation',
} as const satisfies Record<FormId, PageId>;

/** The fields of every form of the site, as its labels name them. */
export function FormFields() {
  const t = useTranslations('common');
  const page = useTranslations('navigation.pages');
  const locale = useLocale();
  const nameOf = ({ label, required }: FormField) =>
    required ? t(label) : t.markup('forms.optional', { label: t(label), note: (words) => words });
  return (
    <dl className="border-line/45 border-b">
      {entriesOf(formPages).map(([form, id]) => (
        <div
          key={form}
          className="gap-x-8 border-line/45 border-t py-3 sm:grid sm:grid-cols-[12rem_1fr]"
        >
          <dt>
            <LocalLink
              to={pages[id].path + nearestForm(pages[id].path)}
              className="font-medium text-primary underline underline-offset-4"
            >
              {page(id)}
            </LocalLink>
          </dt>
          <dd>{joinWords(locale, forms[form].fields.map(nameOf), 'and')}</dd>
        </div>
      ))}
    </dl>
  );
}
