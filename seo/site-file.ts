/** A file that machines ask for by its address. */
export type SiteFile = {
  /** URL path: `/robots.txt`. */
  path: string;
  text: string;
};
