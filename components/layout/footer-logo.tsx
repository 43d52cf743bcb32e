import { logo } from '@/content/images';
import { site } from '@/content/site';

const size = { width: 176, height: 36 } as const;

/** The logo for dark grounds; where forced colours or paper make the ground light, the other one. */
export function FooterLogo() {
  return (
    <>
      <picture className="print:hidden">
        <source
          media="(forced-colors: active) and (prefers-color-scheme: light)"
          srcSet={logo('horizontal.svg')}
        />
        <img {...size} src={logo('reversed.svg')} alt={site.brand} loading="lazy" />
      </picture>
      {/* A picture chooses its source too late for printing. */}
      {/* biome-ignore lint/performance/noImgElement: next/image writes inline styles, which a strict CSP blocks */}
      <img
        {...size}
        src={logo('horizontal.svg')}
        alt={site.brand}
        loading="lazy"
        className="hidden print:block"
      />
    </>
  );
}
