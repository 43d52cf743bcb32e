import { site } from '@/content/site';

/** Street and city of the office, in Latin letters as mail needs them. */
export function OfficeAddress() {
  return (
    <>
      {site.street}, {site.city}
    </>
  );
}
