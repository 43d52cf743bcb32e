import { metaOf, type ParsedPage } from './parsed-page';

/** The title of a page; that of several which a browser shows. */
export function titleOf({ titles }: ParsedPage): string | undefined {
  return titles[0];
}

/** The description of a page; that of several which comes first. */
export function descriptionOf(page: ParsedPage): string | undefined {
  return metaOf(page, 'description')[0]?.trim();
}
