/** @jest-environment node */
import { keywordIndex } from '@/lib/text/contextual-links';
import { finishTexts } from './page-texts';

const tree = {
  meta: { title: '税務申告と会計' },
  hero: { title: '税務申告と会計', lead: 'BIRへの届け出と毎月の会計をお引き受けします。' },
  items: { tax: { title: '税務申告', description: '税務申告の期限を、毎月お知らせします。' } },
};

const words = {
  keywords: keywordIndex([{ path: '/tax-services', keywords: ['税務申告'] }], { lang: 'ja' }),
  terms: [{ id: 'bir', term: 'BIR', first: '内国歳入庁（BIR）' }],
};

/** The texts of a page by their keys, a planned link as `[[words]](path)`, another as `[words](path)`. */
function finished(anchor: string, path: string): Record<string, string> {
  const planned = [{ anchor, path, page: '/ja/about', entry: 'plan.json: links.0' }];
  const texts = finishTexts(tree, words, { source: 'about', path: '/about', planned });
  return Object.fromEntries(
    [...texts].map(([key, text]) => {
      if ('name' in text) return [key, text.name];
      const parts = text.parts.map((part) => {
        if (part.path === undefined) return part.text;
        return part.isPlanned ? `[[${part.text}]](${part.path})` : `[${part.text}](${part.path})`;
      });
      return [key, parts.join('').replace(/[\u2060\u200b]/g, '')];
    }),
  );
}

test('planned links stand in running text, beside those by keywords and explained terms', () => {
  const texts = finished('会計', '/accounting');
  expect(texts['hero.lead']).toBe(
    '内国歳入庁（BIR）への届け出と毎月の[[会計]](/accounting)をお引き受けします。',
  );
  expect(texts['items.tax.description']).toMatch(/^\[税務申告\]\(\/tax-services\)/);
  expect(JSON.stringify([texts['meta.title'], texts['hero.title']])).not.toContain('[[');
});

test('what a planned link leads to is not linked by its keywords', () => {
  const texts = finished('毎月の会計', '/tax-services');
  expect(texts['hero.lead']).toContain('[[毎月の会計]](/tax-services)');
  expect(texts['items.tax.description']).toMatch(/^税務申告の/);
});

test('a planned link wins where its words and a keyword share a place', () => {
  expect(finished('税務申告の期限', '/contact')['items.tax.description']).toMatch(
    /^\[\[税務申告の期限\]\]\(\/contact\)を/,
  );
});

test.each(['BIR', '内国歳入庁', '給与計算'])(
  'words of an explained term, and those that stand nowhere, are an error: %s',
  (anchor) => {
    expect(() => finished(anchor, '/contact')).toThrow(
      `plan.json: links.0.anchor: must stand in the running text of /ja/about, where “${anchor}”`,
    );
  },
);
