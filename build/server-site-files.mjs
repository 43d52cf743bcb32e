/** Where what machines ask for stands beside the Next server's own files. */
export const serverSiteFiles = '.next/site-files';
