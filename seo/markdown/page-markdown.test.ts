/** @jest-environment node */
import { createTranslator } from 'next-intl';
import { site } from '@/content/site';
import { loadMessages } from '@/i18n/load-messages';
import { builtPage } from '@/test/built-page';
import { pageMarkdown } from './page-markdown';

/** The text below the front matter. */
function bodyOf(main: string, locale: 'en' | 'ja' = 'en'): string {
  const markdown = pageMarkdown(builtPage(main, '', '/about', locale));
  return markdown.replace(/^---\n.*?\n---\n/s, '').trim();
}

const { origin } = site;

test('the front matter repeats the head', () => {
  const head =
    `<link rel="alternate" hreflang="en" href="${origin}/about"/>` +
    `<link rel="alternate" hreflang="ja" href="${origin}/ja/about"/>` +
    `<link rel="alternate" type="text/markdown" href="${origin}/about.md"/>` +
    `<link rel="alternate" hreflang="x-default" href="${origin}/about"/>` +
    '<meta property="article:published_time" content="2026-01-02T00:00:00+08:00"/>' +
    '<meta property="article:modified_time" content="2026-02-03T12:00:00+08:00"/>';
  expect(pageMarkdown(builtPage('<h1>A</h1>', head))).toBe(
    `---\ntitle: "Title of /about"\ndescription: "Description of /about"\nurl: ${origin}/about\n` +
      `language: en\ndate: 2026-01-02\nupdated: 2026-02-03\nalternates:\n  ja: ${origin}/ja/about.md\n` +
      '---\n\n# A\n',
  );
});

test('the title comes first, whatever stands above it', () => {
  expect(bodyOf('<p>Eyebrow</p><h1>Title</h1><p>Text</p>')).toBe('# Title\n\nEyebrow\n\nText');
});

test.each([
  [
    'links',
    '<p>See <a href="/ja">a</a>, <a href="#b">b</a>, <a href="https://c.example/">c</a></p>',
    `See [a](${origin}/ja), [b](${origin}/about#b), [c](https://c.example/)`,
  ],
  [
    'Markdown syntax characters are escaped',
    '<p>15. HR &amp; Admin * 3, *a*, 3~5~, &lt;b>, a|b, office@example.com, https://www.example.com</p><p>2~4</p>',
    '15\\. HR & Admin * 3, \\*a\\*, 3\\~5\\~, \\<b>, a|b, office@example.com, https://www.example.com\n\n2~4',
  ],
  [
    'pictures that say something',
    '<img src="/a.svg" alt="A boat"><img src="/b.svg" alt="">',
    `![A boat](${origin}/a.svg)`,
  ],
  [
    'texts in boxes, pictures in texts and rules',
    '<table><thead><tr><th><p>A</p></th></tr></thead></table><hr><p>b <img src="/b.svg" alt="B"></p>',
    `| A |\n| - |\n\n---\n\nb ![B](${origin}/b.svg)`,
  ],
  [
    'elements set apart by space alone',
    '<p><span>A</span><time>B</time><span></span><span>C</span></p>',
    'A · B · C',
  ],
  [
    'elements within a sentence',
    '<p>向<dfn>BIR</dfn>和<a data-contextual="" href="/x">会計</a><dfn>DTI</dfn>へ</p>',
    `向BIR和[会計](${origin}/x)DTIへ`,
  ],
  [
    'planned links, also one after the other',
    '<p><a data-planned="" href="/x">会計</a><a data-planned="" href="/y">監査</a>へ</p>',
    `[会計](${origin}/x)[監査](${origin}/y)へ`,
  ],
  [
    'clauses of a heading, each in a box',
    '<h2><span data-clause="">类别选对，</span><span data-clause="">材料齐全</span></h2>',
    '## 类别选对，材料齐全',
  ],
  [
    'what says where a line may break',
    '<h2><span data-phrases="">类别<wbr/>选对</span></h2><p>于<span data-unbroken="">3月1日</span><span data-unbroken="">24小时</span>内</p>',
    '## 类别选对\n\n于3月1日24小时内',
  ],
  [
    'characters of typesetting',
    '<h2>Zusammen\u00adarbeit 3\u2060–4\u00a0Tage<wbr>\u200b</h2>',
    '## Zusammenarbeit 3–4 Tage',
  ],
  [
    'decoration and what needs a script',
    '<div aria-hidden="true">x</div><svg><path/></svg><button>x</button><noscript><p>x</p></noscript><p data-shown-only="print">x</p><div role="status">x</div><p>A</p>',
    'A',
  ],
  [
    'navigation',
    '<nav><ol><li><a href="/">Home</a></li></ol></nav><nav><a href="#x">x</a></nav><nav><a hreflang="ja" href="/ja">日本語</a></nav>',
    `[日本語](${origin}/ja)`,
  ],
  [
    'links of headings to themselves',
    '<div><h2 id="a">A</h2><a href="#a"><span aria-hidden="true">#</span></a></div>',
    '## A',
  ],
  [
    'links that open a tab',
    '<a target="_blank" href="https://x.example/">Law<span data-shown-only="screen-reader"> (new tab)</span></a>',
    '[Law](https://x.example/)',
  ],
  [
    'custom list numbers',
    '<ol start="6"><li><span>Note 6</span><div><p>A</p><p>B</p></div></li></ol>',
    '6. A\n\n   B',
  ],
  [
    'steps',
    '<ol><li><span>01</span><h3>A</h3><p>a</p></li><li><span>02</span><h3>B</h3><p>b</p></li></ol><p>After</p>',
    '### 01 A\n\na\n\n### 02 B\n\nb\n\n---\n\nAfter',
  ],
  [
    'cards with a link to more',
    '<ul><li><p>Kind</p><h3>T</h3><p>x</p><a href="/t">Read more<span> – T</span></a></li></ul>',
    `### [T](${origin}/t)\n\nKind\n\nx`,
  ],
  [
    'tables',
    '<table><caption>Cap</caption><thead><tr><th>H</th><th>I</th></tr></thead><tbody><tr><th scope="rowgroup" colspan="2"><strong>G</strong></th></tr><tr><th>a | b<a data-note="" href="#n">Note 1</a></th><td>+1</td></tr></tbody></table>',
    '**Cap**\n\n| H | I |\n| - | - |\n| **G** | |\n| a \\| b (Note 1) | +1 |',
  ],
  [
    'tables whose rows lead somewhere',
    '<table><thead><tr><th>H</th></tr></thead><tbody><tr><th><span><a href="#a">A</a></span></th></tr></tbody></table>',
    `| H |\n| - |\n| [A](${origin}/about#a) |`,
  ],
])('the Markdown of a page with %s', (_, main, markdown) => {
  expect(bodyOf(main)).toBe(markdown);
});

test.each(['en', 'ja'] as const)('%s: a form is a list, with where to send it', (locale) => {
  const main =
    '<form aria-labelledby="contact-title"><p>Hint</p>' +
    '<div><label for="n">Name<span aria-hidden="true">*</span></label><input id="n" required placeholder="Name *"></div>' +
    '<div><label for="s">Service</label><div><select id="s"><option value="">Choose</option><option value="a">A</option></select></div></div>' +
    '<div><label for="m">Message</label><textarea id="m" placeholder="What you need *"></textarea></div>' +
    '<p>Read by people.</p><div><button type="submit">Send</button></div><div role="alert">Failed</div></form>';
  const t = createTranslator({
    locale,
    messages: loadMessages(locale),
    namespace: 'common.agents',
  });
  const url = `<${origin}${locale === 'en' ? '' : '/ja'}/about#contact-title>`;
  expect(bodyOf(main, locale)).toBe(
    'Hint\n\n- Name *\n- Service\n  - A\n- Message – What you need\n\nRead by people.\n\n' +
      t('form', { email: `<${site.email}>`, url }),
  );
});

test('a label in Japanese has a wide colon', () => {
  expect(bodyOf('<dl><dt>電話</dt><dd>1</dd></dl>', 'ja')).toBe('- **電話**：1');
});

test('a page without a canonical URL is named', () => {
  const { html, ...page } = builtPage('<h1>A</h1>');
  const broken = { ...page, html: html.replace('rel="canonical"', 'rel="next"') };
  expect(() => pageMarkdown(broken)).toThrow('/about (en): the page has no canonical URL');
});
