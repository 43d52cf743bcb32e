import { availableParallelism } from 'node:os';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./i18n/request.ts');

// The static output for a CDN (scripts/build-static.ts; content/site.ts checks the value). `distDir` is not set:
// in an export it names the output folder, while Next builds in .next all the same.
const isStatic = process.env.SITE_OUTPUT === 'static';

/** @type {import('next').NextConfig} */
const config = {
  output: isStatic ? 'export' : undefined,
  // Constant, so that two builds of the same sources are identical. Pages need no build id: the browser
  // navigates, not Next's router.
  generateBuildId: () => 'hablon',
  poweredByHeader: false,
  // No page uses resized pictures, so the server offers no resizing.
  images: { unoptimized: true },
  reactStrictMode: true,
  // `npm run check` checks types once for both builds; it would take an eighth of each build.
  typescript: { ignoreBuildErrors: true },
  // Next would read every page again to measure which parts its router may prefetch together: a fifth of the
  // build, for a router that is not used. By default it leaves a core idle for its main process, which only
  // waits while pages are rendered.
  experimental: { prefetchInlining: false, cpus: availableParallelism() },
  // middleware.ts answers every variant of a path in one hop, trailing slashes included.
  skipTrailingSlashRedirect: true,
  // The middleware gets the URL as it was requested: otherwise `%20` in a query would become `+`.
  skipProxyUrlNormalize: true,
};

export default withNextIntl(config);
