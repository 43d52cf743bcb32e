import type { MetadataRoute } from 'next';
import { logo } from '@/content/images';
import { site } from '@/content/site';
import colors from '@/content/theme-colors.json';

export const dynamic = 'force-static';

/** The web manifest: name, colors and icons for a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.brand,
    start_url: '/',
    display: 'browser',
    background_color: colors.light.page,
    theme_color: colors.light.deep,
    icons: [
      { src: logo('mark.svg'), type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'maskable' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
