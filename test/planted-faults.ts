import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/content/site';
import { type Locale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { entriesOf } from '@/lib/objects/entries-of';
import { type AuditedSite, pathOf, robotsPath } from '@/seo/audit/audited-site';
import type { RuleId } from '@/seo/audit/rule';
import { maxPreviewBytes } from '@/seo/previews/preview-weight';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';
import { pageLink } from './audit-fixtures';

/** Reads the file of a page by its URL path. */
type ReadPage = (url: string) => string;

/** A change of the static output that one rule finds. */
type FileFault = {
  /** File that is changed. Default: that of the page. */
  file?: string;
  from: string | RegExp;
  to: string | ((read: ReadPage) => string);
};

/** A change that many rules would find, or that is in no file: made alone, in the site as it was read. */
type SiteFault = { change: (site: AuditedSite) => AuditedSite };

export type PlantedFault = (FileFault | SiteFault) & {
  /** URL path of the page or file at which the rule finds it. */
  url: string;
  /** What else is found then, as rule and URL path: what other pages say of this one, for instance. */
  also?: readonly string[];
};

const { origin } = site;
const canonical = (url: string) => `<link rel="canonical" href="${origin}${url}"/>`;
const alternate = (lang: string, url: string) =>
  `<link rel="alternate" hrefLang="${lang}" href="${origin}${url}"/>`;
const locElement = (url: string) => new RegExp(`<loc>${origin}${url}</loc>`);

/** All languages but one. */
const allBut = (locale: Locale) => localeCodes.filter((each) => each !== locale);

const titleTag = /<title>.*?<\/title>/;
const descriptionTag = /<meta name="description"[^>]*>/;
const main = /<main[\s\S]*<\/main>/;

const edit = (from: FileFault['from'], to: FileFault['to']) => ({ from, to });
const inSitemap = (from: FileFault['from'], to: string) => ({ file: 'sitemap.xml', from, to });
const inHead = (html: string) => edit('</head>', `${html}</head>`);
const endOfMain = (html: string) => edit('</main>', `${html}</main>`);
const inTitle = (title: string) => edit(titleTag, `<title>${title}</title>`);
const inDescription = (text: string) => edit(/(?<=<meta name="description" content=")[^"]*/, text);

/** A part of another page. */
const partOf = (url: string, part: RegExp) => (read: ReadPage) => part.exec(read(url))?.[0] ?? '';

/** The site with links to some pages from their sources only. @param sources URL paths, by that of the target */
function linkedOnlyFrom(
  site: AuditedSite,
  sources: Readonly<Record<string, readonly string[]>>,
): AuditedSite {
  const pages = [...site.pages.values()].map((page) => {
    const rest = page.links.map((link) => {
      const path = pathOf(site, link.href) ?? '';
      return sources[path] === undefined ? link : { ...link, href: `/elsewhere${path}` };
    });
    const added = entriesOf(sources).filter(([, from]) => from.includes(page.url));
    return { ...page, links: [...rest, ...added.map(([target]) => pageLink(target))] };
  });
  const elsewhere = Object.keys(sources).map((path) => `/elsewhere${path}`);
  return {
    ...site,
    pages: new Map(pages.map((page) => [page.url, page])),
    unverified: new Set([...site.unverified, ...elsewhere]),
  };
}

/** One or more faults for each rule: the type checker names a rule that has none. */
const faultsByRule: Readonly<Record<RuleId, PlantedFault | readonly PlantedFault[]>> = {
  'title-missing': { url: '/de/about', ...inTitle('') },
  'title-several': { url: '/zh/about', ...inHead('<title>x</title>') },
  'title-short': { url: '/es/about', ...inTitle('x'.repeat(29)) },
  'title-long': { url: '/ko/about', ...inTitle('i'.repeat(61)) },
  'title-cut': { url: '/zh/services', ...inTitle('税'.repeat(30)) },
  'title-repeated': {
    url: '/hr-admin-support',
    ...edit(titleTag, partOf('/consulting-services', titleTag)),
  },
  'description-missing': { url: '/ja/about', from: descriptionTag, to: '' },
  'description-several': { url: '/ja/contact', ...inHead('<meta name="description" content="x">') },
  'description-short': { url: '/es/services', ...inDescription('x'.repeat(119)) },
  'description-long': { url: '/de/contact', ...inDescription('x'.repeat(161)) },
  'description-repeated': {
    url: '/hr-admin-support',
    ...edit(descriptionTag, partOf('/consulting-services', descriptionTag)),
  },
  'canonical-missing': { url: '/about', from: canonical('/about'), to: '' },
  'canonical-several': { url: '/services', ...inHead(canonical('/services')) },
  'canonical-origin': {
    url: '/contact',
    ...edit(
      canonical('/contact'),
      '<link rel="canonical" href="https://www.example.org/contact"/>',
    ),
  },
  'canonical-target': {
    url: '/zh/contact',
    ...edit(canonical('/zh/contact'), canonical('/zh/kontakt')),
  },
  'canonical-language': {
    url: '/ko/tax-services',
    ...edit(canonical('/ko/tax-services'), canonical('/tax-services')),
    also: [
      'hreflang-not-canonical /ko/tax-services',
      'sitemap-names-hidden /ko/tax-services',
      ...allBut('ko').map((locale) => `hreflang-target ${localizedPath(locale, '/tax-services')}`),
    ],
  },
  'canonical-home': {
    url: '/insights/articles/cash-flow-optimization',
    ...edit(canonical('/articles/cash-flow-optimization'), canonical('/')),
    also: ['og-url /insights/articles/cash-flow-optimization'],
  },
  'head-stray': { url: '/ko/services', ...endOfMain(canonical('/ko/services')) },
  'og-title': { url: '/es/contact', from: /<meta property="og:title"[^>]*>/, to: '' },
  'og-url': {
    url: '/ja/services',
    ...edit(
      `property="og:url" content="${origin}/ja/services"`,
      `property="og:url" content="${origin}/services"`,
    ),
  },
  noindex: {
    url: '/ja/tax-services',
    ...inHead('<meta name="robots" content="noindex"/>'),
    also: [
      'sitemap-names-hidden /ja/tax-services',
      ...allBut('ja').map((locale) => `hreflang-target ${localizedPath(locale, '/tax-services')}`),
    ],
  },
  'soft-404': {
    url: '/no-such-page',
    change: (site) => ({ ...site, soft404Paths: ['/no-such-page'] }),
  },
  'sitemap-missing': {
    url: sitemapPath,
    change: (site) => ({ ...site, listed: undefined, sitemapProblem: 'missing' }),
  },
  'sitemap-malformed': {
    url: sitemapPath,
    change: (site) => ({ ...site, listed: undefined, sitemapProblem: 'malformed' }),
  },
  'sitemap-lacks-page': {
    url: '/tax-services',
    ...inSitemap(locElement('/tax-services'), `<loc>${origin}/no-such-page</loc>`),
    also: ['sitemap-names-missing /no-such-page'],
  },
  'sitemap-names-hidden': {
    url: '/seo-audit',
    ...inSitemap(
      '</urlset>',
      `<url><loc>${origin}/seo-audit</loc><lastmod>2026-01-01</lastmod></url></urlset>`,
    ),
  },
  'sitemap-names-missing': {
    url: '/de/no-such-page',
    ...inSitemap(
      '</urlset>',
      `<url><loc>${origin}/de/no-such-page</loc><lastmod>2026-01-01</lastmod></url></urlset>`,
    ),
  },
  'sitemap-date': {
    url: '/de/visa-processing',
    ...inSitemap(
      new RegExp(`(?<=<loc>${origin}/de/visa-processing</loc>\\s*<lastmod>)[^<]+`),
      'yesterday',
    ),
  },
  'sitemap-image': {
    url: '/es/visa-processing',
    file: 'sitemap.xml',
    from: new RegExp(
      `(?<=<loc>${origin}/es/visa-processing</loc>(?:(?!</url>)[\\s\\S])*<image:loc>)[^<]+`,
    ),
    to: `${origin}/src/assets/no-such-picture.svg`,
  },
  'robots-missing': { url: robotsPath, change: (site) => ({ ...site, robots: undefined }) },
  'robots-sitemap': {
    url: robotsPath,
    change: (site) => ({ ...site, robots: 'User-agent: *\nAllow: /' }),
  },
  'robots-closed': {
    url: '/es/insights',
    file: 'robots.txt',
    from: 'Allow: /\n',
    to: 'Allow: /\nDisallow: /es/insights$\n',
  },
  'hreflang-self': { url: '/ja/accounting', from: alternate('ja', '/ja/accounting'), to: '' },
  'hreflang-return': { url: '/ko/accounting', from: alternate('de', '/de/accounting'), to: '' },
  // Two languages that do not name each other.
  'hreflang-incomplete': [
    { url: '/es/bookkeeping', from: alternate('ja', '/ja/bookkeeping'), to: '' },
    { url: '/ja/bookkeeping', from: alternate('es', '/es/bookkeeping'), to: '' },
  ],
  'hreflang-label': {
    url: '/de/consulting-services',
    from: new RegExp(
      `${alternate('ko', '/ko/consulting-services')}${alternate('ja', '/ja/consulting-services')}`,
    ),
    to: `${alternate('ja', '/ko/consulting-services')}${alternate('ko', '/ja/consulting-services')}`,
  },
  'hreflang-other-page': {
    url: '/zh/accounting',
    ...edit(alternate('es', '/es/accounting'), alternate('es', '/es/bookkeeping')),
  },
  'hreflang-target': {
    url: '/de/accounting',
    ...edit(alternate('zh-Hans', '/zh/accounting'), alternate('zh-Hans', '/zh/buchhaltung')),
  },
  'hreflang-x-default': {
    url: '/zh/bookkeeping',
    ...edit(alternate('x-default', '/bookkeeping'), alternate('x-default', '/zh/bookkeeping')),
  },
  'hreflang-not-canonical': {
    url: '/insights/blogs/maximizing-roi',
    ...inHead(alternate('en', '/insights/blogs/maximizing-roi')),
  },
  'sitemap-alternates': {
    url: '/visa-processing',
    ...inSitemap(
      `hreflang="x-default" href="${origin}/visa-processing"`,
      `hreflang="x-default" href="${origin}/ja/visa-processing"`,
    ),
  },
  'links-few': {
    url: '/ko/free-consultation',
    ...edit(
      main,
      `<main id="main"><h1 id="request">상담 신청</h1><p>${'단어 '.repeat(300)}<a href="/ko/about">회사 소개</a> <a href="/ko/services">업무 안내</a></p></main>`,
    ),
  },
  'link-target': { url: '/payroll-services', from: 'href="/contact"', to: 'href="/kontakt"' },
  'link-redirect': {
    url: '/ja/payroll-services',
    ...edit('href="/ja/contact"', 'href="/ja/contact/"'),
  },
  'link-fragment': { url: '/ko/payroll-services', from: 'href="#main"', to: 'href="#start-here"' },
  'link-generic': { url: '/ja/insights', ...endOfMain('<a href="/ja/contact">こちら</a>') },
  'link-language': {
    url: '/zh/payroll-services',
    ...edit('href="/zh/contact"', 'href="/contact"'),
  },
  orphan: { url: '/about', change: (site) => linkedOnlyFrom(site, { '/about': [] }) },
  unreachable: {
    url: '/about',
    also: ['unreachable /contact'],
    change: (site) => linkedOnlyFrom(site, { '/about': ['/contact'], '/contact': ['/about'] }),
  },
  depth: {
    url: '/services',
    change: (site) =>
      linkedOnlyFrom(site, {
        '/about': ['/'],
        '/contact': ['/about'],
        '/insights': ['/contact'],
        '/services': ['/insights'],
      }),
  },
  viewport: { url: '/es/payroll-services', from: /<meta name="viewport"[^>]*>/, to: '' },
  https: {
    url: '/about',
    change: (site) => {
      const pages = new Map([...site.pages].filter(([url]) => url === '/about'));
      return {
        ...site,
        isWhole: false,
        pages,
        targets: site.pages,
        server: 'http://www.example.com',
      };
    },
  },
  'mixed-content': {
    url: '/de/payroll-services',
    ...endOfMain('<img src="http://www.example.org/x.png" alt="">'),
  },
  'h1-one': { url: '/de/services', from: /<h1(.*?)<\/h1>/, to: '<h2$1</h2>' },
  'html-lang': { url: '/de/insights', from: '<html lang="de"', to: '<html lang="en"' },
  'image-alt': { url: '/ko/insights', ...endOfMain('<img src="/icon-192.png">') },
  'json-ld-missing': {
    url: '/zh/consulting-services',
    ...edit('type="application/ld+json"', 'type="text/plain"'),
  },
  'json-ld-malformed': {
    url: '/zh/insights',
    ...edit('<script type="application/ld+json">', '<script type="application/ld+json">,'),
  },
  'json-ld-address': {
    url: '/ko/hr-admin-support',
    ...edit(
      new RegExp(`${origin}/ko(?<="@type":"BreadcrumbList"(?:(?!</script>).)*)`),
      `${origin}/kr`,
    ),
  },
  'content-thin': {
    url: '/es/free-consultation',
    ...edit(
      main,
      '<main id="main"><h1 id="request">Solicitud</h1><p>Poco texto: <a href="/es/about">la empresa</a>, <a href="/es/services">los servicios</a>, <a href="/es/contact">el contacto</a>.</p></main>',
    ),
  },
  'content-duplicate': {
    url: '/ja/remote-business-services',
    from: main,
    to: partOf('/ja/consulting-services', main),
    // The copy has other ids than the page had.
    also: ['link-fragment /ja/services'],
  },
  'content-near-duplicate': {
    url: '/zh/visa-processing',
    from: main,
    to: (read) =>
      partOf(
        '/zh/business-registration',
        main,
      )(read).replace(/<p[^>]*>[^<]{30,}<\/p>/, '<p>另一句话。</p>'),
    also: ['link-fragment /zh/services'],
  },
  'preview-count': {
    url: '/zh/hr-admin-support',
    ...inHead(`<meta property="og:image" content="${origin}/icon-512.png">`),
  },
  'preview-missing': {
    url: '/de/bookkeeping',
    ...edit(/(?<=property="og:image" content=")[^"]*/, `${origin}/previews/de/none.png`),
  },
  'preview-format': {
    url: '/de/hr-admin-support',
    ...edit(/(?<=property="og:image" content=")[^"]*/, `${origin}/icon.svg`),
    also: ['preview-missing /de/hr-admin-support'],
  },
  'preview-size': {
    url: '/es/hr-admin-support',
    ...edit('property="og:image:height" content="630"', 'property="og:image:height" content="600"'),
  },
  'preview-weight': {
    url: '/es/about',
    change: (site) => {
      const [image = ''] = site.pages.get('/es/about')?.meta.get('og:image') ?? [];
      const preview = { bytes: maxPreviewBytes + 1, size: { width: 1200, height: 630 } };
      return { ...site, files: new Map(site.files).set(pathOf(site, image) ?? '', preview) };
    },
  },
  'markdown-count': {
    url: '/ko/bookkeeping',
    ...inHead(`<link rel="alternate" type="text/markdown" href="${origin}/ko/bookkeeping.md">`),
  },
  'markdown-missing': {
    url: '/ja/hr-admin-support',
    ...edit('/ja/hr-admin-support.md', '/ja/hr-admin-support.markdown'),
  },
  'feed-missing': { url: '/insights', from: '/feed.atom', to: '/atom.xml' },
};

/** The faults of some rules. */
export function plantedFaults(rules: readonly RuleId[]): (PlantedFault & { rule: RuleId })[] {
  return rules.flatMap((rule) => [faultsByRule[rule]].flat().map((fault) => ({ ...fault, rule })));
}

/**
 * Changes files of the static output.
 * @param folder where the changed files are written, each in the folder that it has
 * @param source where files are read that are not in `folder` yet
 * @throws Error naming a file in which nothing changes: nothing would be proved
 */
export function plantFaults(
  folder: string,
  faults: readonly PlantedFault[],
  source = folder,
): void {
  const read = (file: string) => {
    const changed = path.join(folder, file);
    return readFileSync(existsSync(changed) ? changed : path.join(source, file), 'utf8');
  };
  for (const fault of faults) {
    if ('change' in fault) continue;
    const { url, file = `${url}.html`, from, to } = fault;
    const before = read(file);
    const text = typeof to === 'string' ? to : to((page) => read(`${page}.html`));
    const after = before.replace(from, () => text);
    if (after === before) throw new Error(`${file} stays as it is: nothing would be proved`);
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), after);
  }
}
