import { type NextRequest, NextResponse } from 'next/server';
import { allPaths } from '@/content/pages';
import { advicePath } from '@/i18n/advice-path';
import { resolvePath } from '@/i18n/paths';

const paths = new Set([...allPaths, advicePath]);

/** Turns the result of `resolvePath` into a response; the query is preserved byte for byte. */
export default function middleware(request: NextRequest): NextResponse {
  const found = resolvePath(request.nextUrl.pathname, paths);
  if (found.kind === 'malformed') return new NextResponse('400 Bad Request', { status: 400 });
  // Not a clone of nextUrl, which restores a trailing slash.
  const url = new URL(request.url);
  url.pathname = found.kind === 'redirect' ? found.location : found.internal;
  if (found.kind === 'redirect') return NextResponse.redirect(url, found.status);
  return NextResponse.rewrite(url, { status: found.kind === 'page' ? 200 : 404 });
}

// Only the framework's files and those of public/ bypass it (a test compares this with the folder),
// so that an unknown path gets the localized not-found page whatever its extension.
export const config = {
  matcher: [
    '/((?!_next/|src/assets/|covers/|lovable-uploads/|flags/|client\\.js$|calculators\\.js$|load-calculators\\.js$|office-clock\\.js$|send-unsent\\.js$|icon-192\\.png$|icon-512\\.png$|apple-touch-icon\\.png$|manifest\\.webmanifest$).*)',
  ],
};
