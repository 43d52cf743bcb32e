import { defaultLocale, localeCodes } from '@/i18n/locales';
import { languageCodes, tagTail } from '@/i18n/paths';

/** A redirect of `vercel.json`: 308 where it is permanent, else 307. */
export type VercelRedirect = { source: string; destination: string; permanent: boolean };

/** Whether or not a host looks at the case of a pattern. */
const anyTail = tagTail.replaceAll('a-z', 'A-Za-z');

/** The rest of a path: plain segments only, so that no location can begin with two slashes. */
const rest = ':rest([\\w-][\\w.-]*)';

/**
 * The redirects of `vercel.json`: prefixes of languages that the site does not have, the one that English does
 * not have, and regional variants of the others. Path patterns are those of path-to-regexp 6:
 * https://vercel.com/docs/project-configuration/vercel-json#redirects
 */
export function vercelRedirects(): VercelRedirect[] {
  const foreign = [...languageCodes].filter((code) => !localeCodes.some((own) => own === code));
  const others = localeCodes.filter((code) => code !== defaultLocale);
  return [
    {
      source: `/:tag((?:${foreign.join('|')})${anyTail})/${rest}*`,
      destination: '/:rest*',
      permanent: false,
    },
    {
      source: `/:tag(${defaultLocale}${anyTail})/${rest}*`,
      destination: '/:rest*',
      permanent: true,
    },
    ...others.flatMap((code): VercelRedirect[] => {
      // A tag with a script, a region or both: the bare one is the right one.
      const tag = `:tag(${code}(?=[-_])${anyTail})`;
      return [
        { source: `/${tag}`, destination: `/${code}`, permanent: true },
        { source: `/${tag}/${rest}+`, destination: `/${code}/:rest+`, permanent: true },
      ];
    }),
  ];
}
