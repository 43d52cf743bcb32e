import { type NextRequest, NextResponse } from 'next/server';
import { allPaths } from '@/content/pages';
import { advicePath } from '@/i18n/advice-path';
import { resolvePath } from '@/i18n/paths';

const paths = new Set([...allPaths, advicePath]);

/** Turns the decision of `resolvePath` into a response; the query is kept byte for byte. */
export default function middleware(request: NextRequest): NextResponse {
  const resolution = resolvePath(request.nextUrl.pathname, paths);
  // Not a clone of nextUrl: that one would put a trailing slash back.
  const url = new URL(request.url);
  switch (resolution.kind) {
    case 'malformed':
      return new NextResponse('400 Bad Request', { status: 400 });
    case 'redirect':
      url.pathname = resolution.location;
      return NextResponse.redirect(url, resolution.status);
    case 'missing':
      url.pathname = resolution.internal;
      return NextResponse.rewrite(url, { status: 404 });
    case 'page':
      url.pathname = resolution.internal;
      return NextResponse.rewrite(url);
  }
}

// Only the framework's files and those of public/ bypass it (a test compares this with the folder),
// so that an unknown path gets the localized not-found page whatever its ending.
export const config = {
  matcher: [
    '/((?!_next/|src/assets/|lovable-uploads/|flags/|client\\.js$|offer\\.js$|icon-192\\.png$|icon-512\\.png$|apple-touch-icon\\.png$|manifest\\.webmanifest$).*)',
  ],
};
