import { availableParallelism } from 'node:os';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./i18n/request.ts');

// The static output for a CDN (scripts/build-static.ts; content/site.ts checks the value). Next builds it
// in .next and nowhere else: a distDir of another name would be where the files go.
const isStatic = process.env.SITE_OUTPUT === 'static';

/** @type {import('next').NextConfig} */
const config = {
  output: isStatic ? 'export' : undefined,
  // Constant: two builds of the same sources are the same files. The browser loads each page anew, so
  // none needs to know from which build it comes.
  generateBuildId: () => 'hablon',
  poweredByHeader: false,
  // No page asks for pictures in other sizes: nobody else is answered either.
  images: { unoptimized: true },
  reactStrictMode: true,
  // `npm run check` does that once for both builds; it would be an eighth of each.
  typescript: { ignoreBuildErrors: true },
  // Next would read every page a second time to measure which parts its router may prefetch together:
  // a fifth of the build, for a router that does not navigate here. It would leave a core idle while it
  // renders pages, for its own process, which only waits then.
  experimental: { prefetchInlining: false, cpus: availableParallelism() },
  // middleware.ts answers every variant of a path in one hop, trailing slashes included.
  skipTrailingSlashRedirect: true,
  // It is given the address as it was asked for: otherwise `%20` in a query would become `+`.
  skipProxyUrlNormalize: true,
};

export default withNextIntl(config);
