import type { Messages } from 'next-intl';

/**
 * The messages that each page with a path of its own shows, in reading order. Most pages have a part of
 * their own; this is the one place where a page takes a part of another one.
 */
export function pageSources({ pages, services }: Messages) {
  const { images: _images, tools, home, contact, ...others } = pages;
  return {
    ...services,
    ...others,
    home,
    contact: { ...contact, remote: home.remote },
    canonicalDiagnostic: { ...pages.canonicalDiagnostic, ...tools },
    seoAudit: { ...pages.seoAudit, ...tools },
    downloadAssets: { ...pages.downloadAssets, ...tools },
  };
}

export type PageSources = ReturnType<typeof pageSources>;
