/**
 * What is in the static output and has no address of its own: compressed copies, and what hosts of files
 * are told. Matches URL paths.
 */
export const hiddenFiles = new RegExp(
  ['\\.(?:br|gz)$', '^/(?:_headers|_redirects|vercel\\.json|\\.(?:assets|vercel)ignore)$'].join(
    '|',
  ),
);
