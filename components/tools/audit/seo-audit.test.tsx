import { act, render, screen, within } from '@testing-library/react';
import { loadAdvice } from '@/components/tools/load-advice';
import { advicePath } from '@/i18n/advice-path';
import { localeCodes } from '@/i18n/locales';
import { fillTemplate } from '@/lib/messages/fill-template';
import { templateOf } from '@/lib/messages/icu';
import { mapTexts } from '@/lib/messages/tree';
import messages from '@/messages/en/audit.json';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import { type CrawlControl, crawlSite, type FailedPath, retryCrawl } from '@/seo/crawl/crawl-site';
import type { LinkData } from '@/seo/link-data';
import { auditedOrigin, crawlOf, parsedPage } from '@/test/audit-fixtures';
import { SeoAudit } from './seo-audit';

jest.mock('@/components/tools/load-advice');
jest.mock('@/seo/crawl/crawl-site');

const crawl = jest.mocked(crawlSite);
const retry = jest.mocked(retryCrawl);
const advice = jest.mocked(loadAdvice);

const texts = { ...mapTexts(messages, templateOf), advicePath };

const known = {
  origin: auditedOrigin,
  name: 'Example',
  paths: ['/', '/about', '/seo-audit'],
  noindexPaths: ['/seo-audit'],
};

const choices = {
  main: [
    { url: '/', label: 'Home' },
    { url: '/about', label: 'About' },
  ],
  others: [{ url: '/seo-audit', label: 'SEO Audit' }],
  documents: [],
};

const links: LinkData = {
  locale: 'en',
  tool: '/seo-audit',
  targets: [],
  words: { phrases: [], strategic: [], stop: [], longerWords: [] },
  plan: { links: [], rejected: [] },
};

const title = 'A title that is thirty columns wide';

const robots = `Sitemap: ${auditedOrigin}/sitemap.xml`;

const crawled = (pages: readonly ParsedPage[], failures: readonly FailedPath[] = []) =>
  crawlOf(pages, failures, { noindexPaths: new Set(known.noindexPaths), robots });

const home = (overrides: Partial<ParsedPage> = {}) =>
  parsedPage('/', { titles: [title], ...overrides });

const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getAllByRole('status')[0]?.textContent;
const bar = () => screen.getByRole('progressbar');

/** Advances the clock, and waits for what its timers start. */
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function click(name: string) {
  await act(async () => button(name).click());
  await pass(0);
}

/** Starts an audit and waits for its five steps. */
async function audit(name = texts.run.start) {
  await click(name);
  await pass(6000);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  crawl.mockImplementation(async () => crawled([home()]));
  advice.mockImplementation(async () => texts.rules);
});

afterEach(() => {
  jest.useRealTimers();
  jest.resetAllMocks();
});

function show() {
  return render(
    <SeoAudit known={known} choices={choices} texts={texts} cancelText="cancel" links={links} />,
  );
}

test('an audit takes five steps of a second each, however quick the work is', async () => {
  show();
  expect(status()).toBe('');
  expect(screen.queryByRole('progressbar')).toBeNull();
  await click(texts.run.start);
  expect(status()).toBe(texts.run.label);
  expect(bar()).toHaveAttribute('data-state', 'indeterminate');
  expect(bar()).not.toHaveAttribute('aria-valuenow');
  for (const percent of ['20', '40', '60', '80']) {
    await pass(1000);
    expect(bar()).toHaveAttribute('aria-valuenow', percent);
  }
  await pass(1000);
  expect(bar()).toHaveAttribute('data-state', 'complete');
  await pass(1000);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(status()).toBe(texts.run.done);
  expect(screen.getAllByRole('tab')).toHaveLength(4);
});

test('no step is shown ahead of its work; an audit can be canceled, and keeps the focus', async () => {
  let report: CrawlControl['onProgress'] = () => {};
  let signal: AbortSignal | undefined;
  crawl.mockImplementation((_request, control) => {
    report = control.onProgress;
    signal = control.signal;
    return new Promise(() => {});
  });
  show();
  await click(texts.run.start);
  await pass(3000);
  expect(bar()).not.toHaveAttribute('aria-valuenow');
  act(() => report({ stage: 'targets', done: 0, total: 2 }));
  // What is done stays done.
  act(() => report({ stage: 'crawlerFiles', done: 0, total: 2 }));
  await pass(3000);
  expect(bar()).toHaveAttribute('aria-valuenow', '40');
  await click('cancel');
  expect(signal?.aborted).toBe(true);
  expect(status()).toBe(texts.run.canceled);
  expect(button(texts.run.start)).toHaveFocus();
  await pass(9000);
  expect(status()).toBe(texts.run.canceled);
});

test('the home page is audited, or what is chosen', async () => {
  show();
  await audit();
  expect(crawl.mock.lastCall?.[0].wanted).toEqual(['/']);
  await act(async () => {
    const select = screen.getByRole('combobox', { name: texts.run.what });
    within(select).getByRole<HTMLOptionElement>('option', { name: texts.run.site }).selected = true;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await audit(texts.run.again);
  const { wanted, isWhole } = crawl.mock.lastCall?.[0] ?? {};
  expect(wanted).toContain('/ja/about');
  expect(wanted).toHaveLength(known.paths.length * localeCodes.length);
  expect(isWhole).toBe(true);
});

test.each([
  ['http://localhost/about', '/about'],
  ['http://localhost/nothing', '/'],
  ['http://localhost/ja/seo-audit', '/'],
  ['https://www.example.org/about', '/'],
  ['', '/'],
])('coming from %j, %s is chosen', (referrer, chosen) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  show();
  expect(screen.getByRole('combobox', { name: texts.run.what })).toHaveValue(chosen);
});

test('the first five things to correct are recommended, errors first', async () => {
  crawl.mockImplementation(async () =>
    crawled([
      home({ titles: [], canonicals: [], h1: [], lang: 'de', imagesWithoutAlt: ['/x.png'] }),
    ]),
  );
  show();
  await audit();
  const actions = screen.getByRole('region', { name: texts.results.actions });
  const items = within(actions).getAllByRole('listitem');
  expect(items).toHaveLength(5);
  for (const item of items) expect(item).toHaveTextContent(texts.statuses.error);
  expect(actions.textContent).toContain(texts.rules['html-lang'].fix);
});

test('a run that fails is logged and reported, and can be started again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  advice.mockRejectedValueOnce(new Error('no connection'));
  crawl.mockRejectedValueOnce(new Error('no'));
  show();
  for (const reason of ['no connection', 'no']) {
    await click(texts.run.start);
    expect(status()).toBe(texts.run.failed);
    expect(log).toHaveBeenLastCalledWith(new Error(reason));
    await pass(6000);
    expect(status()).toBe(texts.run.failed);
  }
  await audit();
  expect(status()).toBe(texts.run.done);
});

test('a canceled retry leaves the results as they were', async () => {
  const failure: FailedPath = { path: '/slow', failure: 'timeout', isWanted: false };
  crawl.mockImplementation(async () => crawled([home()], [failure]));
  retry.mockImplementation(() => new Promise(() => {}));
  show();
  await audit();
  await act(async () => screen.getByRole('button', { name: /\/slow$/ }).click());
  await pass(1000);
  expect(screen.queryByRole('tab')).toBeNull();
  await click('cancel');
  expect(status()).toBe(texts.run.canceled);
  expect(screen.getAllByRole('tab')).toHaveLength(4);
  expect(screen.getByText(fillTemplate(texts.results.partial, { count: '1' }))).toBeVisible();
});

test('a page that is missing has no score', async () => {
  const failure: FailedPath = { path: '/', failure: 'missing', isWanted: true };
  crawl.mockImplementation(async () => crawled([], [failure]));
  show();
  await audit();
  expect(screen.getByText(texts.failures.reasons.missing)).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});

describe('trying out a title or description', () => {
  const field = () => screen.getByRole('textbox');

  async function type(text: string) {
    await act(async () => {
      const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
      setter?.call(field(), text);
      field().dispatchEvent(new Event('input', { bubbles: true }));
    });
  }

  /** Waits until the audit has run again. */
  async function rerun() {
    await pass(500);
    await pass(6000);
  }

  test('saving audits again after half a second, with the new title, which can be taken back', async () => {
    show();
    await audit();
    await click(texts.edit.title);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue(title);
    await type('Too short');
    await click(texts.edit.save);
    expect(crawl).toHaveBeenCalledTimes(1);
    await pass(499);
    expect(crawl).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(crawl).toHaveBeenCalledTimes(2);
    // The audited page is the open one.
    expect(document.title).toBe('Too short');
    await pass(6000);
    expect(screen.getByText('Too short')).toBeVisible();
    expect(screen.getByText(texts.edit.changed)).toBeVisible();
    await click(texts.edit.restore);
    expect(screen.queryByText(texts.edit.changed)).toBeNull();
    expect(screen.getByText(title)).toBeVisible();
  });

  test('canceling leaves all as it was, and a page without a title gets one', async () => {
    crawl.mockImplementation(async () => crawled([home({ titles: [] })]));
    show();
    await audit();
    await click(texts.edit.title);
    await type('Too short');
    await click(texts.edit.cancel);
    await rerun();
    expect(crawl).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Too short')).toBeNull();
    await click(texts.edit.title);
    await type('A title at last, and a long enough one');
    await click(texts.edit.save);
    await rerun();
    expect(screen.getByText('A title at last, and a long enough one')).toBeVisible();
  });
});
