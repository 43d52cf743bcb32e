/**
 * Whether a path is that of a file with slashes at its end. Step by step: a regular expression would take
 * the square of the time for a path of nothing but dots or slashes.
 * @param {string} pathname
 */
function isFileWithSlash(pathname) {
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  const name = pathname.slice(pathname.lastIndexOf('/', end - 1) + 1, end);
  return end < pathname.length && name.includes('.');
}

/**
 * The address by which the Next server is asked for what a client asks for, so that `resolvePath` judges all
 * that is no file: what Next has for its own router beside each page (`/about.rsc`) is an unknown path, and a
 * file with a slash at its end leads to the file.
 * @param {string} url path and query, as they were asked for
 * @returns {string} path and query
 */
export function nextAddress(url) {
  const [pathname = '/'] = url.split('?', 1);
  // The same path, in a form that Next does not take for its own.
  const unknown = pathname.replace(/\.(?=rsc$|segments\/)/g, '%2e');
  // Next would find the file and ask nobody; a prefix that goes is asked about, and the slash goes with it.
  const judged = isFileWithSlash(pathname) ? `/en${pathname}` : unknown;
  return judged + url.slice(pathname.length);
}
