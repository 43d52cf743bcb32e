import { site } from '@/content/site';
import { defaultLocale } from '@/i18n/locales';

/** Street and city of the office, in Latin letters as mail needs them. */
export function OfficeAddress() {
  return (
    <>
      {site.street}, {site.city[defaultLocale]}
    </>
  );
}
