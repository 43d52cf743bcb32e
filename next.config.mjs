import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./i18n/request.ts');

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // middleware.ts answers every variant of a path in one hop, trailing slashes included.
  skipTrailingSlashRedirect: true,
};

export default withNextIntl(config);
