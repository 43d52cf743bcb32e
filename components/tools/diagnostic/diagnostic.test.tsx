import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadAdvice } from '@/components/tools/load-advice';
import { advicePath } from '@/i18n/advice-path';
import { auditTexts } from '@/i18n/audit-texts';
import { localizedPath } from '@/i18n/paths';
import { saveFile } from '@/lib/downloads/save-file';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { AuditedSite } from '@/seo/audit/audited-site';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import type { Crawl, CrawlControl, CrawlRequest, FailedPath } from '@/seo/crawl/crawl';
import { crawlSite, retryCrawl } from '@/seo/crawl/crawl-site';
import { auditedOrigin, auditedSite, parsedPage } from '@/test/audit-fixtures';
import { readOnce } from '@/test/read-once';
import { english } from '@/test/render';
import { Diagnostic } from './diagnostic';
import type { viewNames } from './view-state';

readOnce();

jest.mock('@/components/tools/load-advice');
jest.mock('@/seo/crawl/crawl-site');
jest.mock('@/lib/downloads/save-file');

const crawl = jest.mocked(crawlSite);
const retry = jest.mocked(retryCrawl);
const save = jest.mocked(saveFile);
const advice = jest.mocked(loadAdvice);

const texts = { ...auditTexts(english.audit), advice: advicePath };
const { diagnostic: words } = texts;

const known = {
  origin: auditedOrigin,
  name: 'Example',
  paths: ['/', '/a', '/b'],
  hidden: ['/tool'],
};

const pages = [
  parsedPage('/a', { titles: ['A page with a title of its own, here'], canonicals: [] }),
  parsedPage('/b', { titles: [] }),
];

/** What a crawl has read. */
function crawled(
  judged: readonly ParsedPage[],
  failures: readonly FailedPath[] = [],
  own: Partial<AuditedSite> = {},
): Crawl {
  const request: CrawlRequest = {
    wanted: [],
    withListed: false,
    origin: auditedOrigin,
    server: auditedOrigin,
    isWhole: false,
    hidden: new Set(),
  };
  const unverified = new Set(failures.map(({ path }) => path));
  return {
    request,
    failures,
    site: auditedSite(judged, { isWhole: false, unverified, ...own }),
  };
}

/** A crawl that stays under way until the test ends it. */
function pendingCrawl() {
  let control: CrawlControl | undefined;
  let finish = (_crawl: Crawl) => {};
  crawl.mockImplementationOnce((_request, given) => {
    control = given;
    return new Promise((resolve, reject) => {
      finish = resolve;
      given.signal.addEventListener('abort', () => reject(given.signal.reason));
    });
  });
  return {
    tell: (done: number) => act(() => control?.onProgress({ stage: 'pages', done, total: 7 })),
    finish: (result: Crawl) => act(async () => finish(result)),
    isAborted: () => control?.signal.aborted,
  };
}

function show(query = '') {
  history.replaceState(null, '', `/canonical-diagnostic${query}`);
  return render(
    <Diagnostic known={known} first={['/a', '/b']} locale="en" texts={texts} cancelText="Cancel" />,
  );
}

/** What shows some views is loaded when they are opened. */
function viewLoaded() {
  return waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
}

/** The tool with the results of its first run. */
async function showResults(result: Crawl, query = '') {
  crawl.mockResolvedValueOnce(result);
  const view = show(query);
  await screen.findByRole('tablist');
  await viewLoaded();
  return view;
}

const startButton = () => screen.getByRole('button', { name: words.run.again });
const announced = () => screen.getAllByRole('status')[0];
const tab = (name: (typeof viewNames)[number]) =>
  screen.getByRole('tab', { name: new RegExp(`^${words.views[name]}`) });

let warned: jest.SpyInstance;

beforeEach(() => {
  localStorage.clear();
  jest.resetAllMocks();
  advice.mockImplementation(async () => texts.rules);
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('runs on load, with the first pages of the language, and tells how far it is', async () => {
  const pending = pendingCrawl();
  show();
  await waitFor(() => expect(crawl).toHaveBeenCalledTimes(1));
  expect(crawl.mock.calls[0]?.[0]).toMatchObject({
    wanted: ['/a', '/b'],
    withListed: false,
    isWhole: false,
    origin: auditedOrigin,
  });
  const bar = screen.getByRole('progressbar', { name: words.run.label });
  expect(bar).toHaveAttribute('data-state', 'indeterminate');
  expect(announced()).toHaveTextContent(words.run.label);
  expect(startButton()).toHaveAttribute('aria-disabled', 'true');
  pending.tell(3);
  expect(bar).toHaveAttribute('data-state', 'loading');
  expect(
    screen.getByText(fillTemplate(words.run.progress, { done: '3', total: '7' })),
  ).toBeVisible();
  // Only the beginning and the end are announced.
  expect(announced()).toHaveTextContent(words.run.label);
  await pending.finish(crawled(pages));
  await screen.findByRole('tablist');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(announced()).toHaveTextContent(words.run.done);
});

test('says first what was found, with causes in the order of their weight', async () => {
  await showResults(crawled(pages));
  const summary = screen.getByRole('heading', { level: 2 });
  expect(summary).toHaveTextContent(/^2 /);
  const critical = screen.getByRole('region', { name: words.issues.critical });
  expect(within(critical).getByText(texts.rules['title-missing'].fault)).toBeVisible();
  expect(within(critical).getByText(texts.rules['canonical-missing'].fault)).toBeVisible();
});

test('details say why a fault matters and how it is mended, once that has arrived', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  advice.mockRejectedValueOnce(new Error('no line'));
  await showResults(crawled(pages));
  const { fault, reason, fix } = texts.rules['title-missing'];
  const item = screen.getAllByRole('listitem').find((each) => each.textContent.includes(fault));
  if (item === undefined) throw new Error('the title is missing');
  const row = within(item);
  await userEvent.click(row.getByText(texts.finding.details));
  expect(await row.findByText(texts.failures.reasons.failed)).toBeVisible();
  expect(logged).toHaveBeenCalledWith(new Error('no line'));
  await userEvent.click(row.getByRole('button', { name: texts.failures.retry }));
  await waitFor(() => expect(item.textContent).toContain(reason));
  expect(item.textContent).toContain(fix);
  expect(advice).toHaveBeenLastCalledWith(texts.advice);
});

test('says that there is nothing to mend', async () => {
  await showResults(crawled([]));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(words.summary.empty);
});

test('a run is canceled at once, and gives no results', async () => {
  const pending = pendingCrawl();
  show();
  await waitFor(() => expect(crawl).toHaveBeenCalled());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(pending.isAborted()).toBe(true);
  expect(announced()).toHaveTextContent(words.run.canceled);
  expect(startButton()).toHaveFocus();
  expect(startButton()).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('a run that breaks off says so, is logged, and can be begun again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const cause = new Error('no line');
  crawl.mockRejectedValueOnce(cause);
  show();
  await waitFor(() => expect(announced()).toHaveTextContent(words.run.failed));
  expect(logged).toHaveBeenCalledWith(cause);
  crawl.mockResolvedValueOnce(crawled(pages));
  await userEvent.click(startButton());
  expect(await screen.findByRole('tablist')).toBeVisible();
});

test('leaving the page ends the run', async () => {
  const pending = pendingCrawl();
  const { unmount } = show();
  await waitFor(() => expect(crawl).toHaveBeenCalled());
  unmount();
  expect(pending.isAborted()).toBe(true);
});

describe('what did not arrive', () => {
  const lost: FailedPath[] = [
    { path: '/b', failure: 'timeout', isWanted: true },
    { path: '/c', failure: 'too-big', isWanted: true },
  ];

  test('is named with its reason and logged, and the run is marked as partial', async () => {
    await showResults(crawled(pages.slice(0, 1), lost));
    expect(announced()).toHaveTextContent(words.run.partial);
    expect(screen.getByText(words.summary.partial)).toBeVisible();
    const failures = screen.getByRole('region', { name: texts.failures.title });
    expect(within(failures).getByText('No answer within 10 seconds')).toBeVisible();
    expect(within(failures).getByText('Larger than 2 MB')).toBeVisible();
    expect(warned).toHaveBeenCalledWith('/b: timeout');
    expect(warned).toHaveBeenCalledWith('/c: too-big');
  });

  test('is asked for again alone, and completes the results', async () => {
    const partial = crawled(pages.slice(0, 1), lost);
    await showResults(partial);
    retry.mockResolvedValueOnce(crawled(pages));
    await userEvent.click(screen.getByRole('button', { name: /: \/b$/ }));
    expect(retry.mock.calls[0]?.slice(0, 2)).toEqual([partial, ['/b']]);
    expect(startButton()).toHaveFocus();
    await screen.findByRole('tablist');
    expect(screen.queryByText(words.summary.partial)).toBeNull();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^2 /);
    // Of the pages that came later nothing counts as new: there was no run before this one.
    expect(screen.getByText(words.changes.first)).toBeVisible();
  });

  test('leaves the results as they were when the second attempt is canceled', async () => {
    await showResults(crawled(pages.slice(0, 1), lost));
    retry.mockReturnValueOnce(new Promise(() => {}));
    await userEvent.click(screen.getByRole('button', { name: texts.failures.retryAll }));
    expect(screen.queryByRole('tablist')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('tablist')).toBeVisible();
    expect(announced()).toHaveTextContent(words.run.canceled);
  });
});

describe('the address', () => {
  test('restores pages and view', async () => {
    await showResults(crawled(pages, [], { isWhole: true }), '?pages=all&view=links');
    expect(crawl.mock.calls[0]?.[0]).toMatchObject({
      wanted: ['/', '/a', '/b', '/zh', '/zh/a', '/zh/b'].concat(
        (['ko', 'ja', 'es', 'de'] as const).flatMap((locale) =>
          known.paths.map((path) => localizedPath(locale, path)),
        ),
      ),
      withListed: true,
      isWhole: true,
    });
    expect(screen.getByRole('combobox', { name: words.run.what })).toHaveValue('all');
    expect(tab('links')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('region', { name: words.links.pagesTitle })).toBeVisible();
  });

  test('follows the view and the pages, by keyboard too', async () => {
    await showResults(crawled(pages));
    expect(location.search).toBe('');
    await userEvent.click(tab('issues'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(location.search).toBe('?view=languages');
    await screen.findByRole('table');
    expect(tab('languages')).toHaveFocus();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: words.run.what }), 'all');
    // Chosen is not yet run.
    expect(location.search).toBe('?view=languages');
    crawl.mockResolvedValueOnce(crawled(pages, [], { isWhole: true }));
    await userEvent.click(startButton());
    await screen.findByRole('tablist');
    expect(location.search).toBe('?pages=all&view=languages');
    expect(tab('languages')).toHaveAttribute('aria-selected', 'true');
  });

  test('that says nothing known is as without', async () => {
    await showResults(crawled(pages), '?pages=none&view=all');
    expect(tab('issues')).toHaveAttribute('aria-selected', 'true');
    expect(location.search).toBe('');
  });
});

describe('since the last run', () => {
  const fixed = pages[1] && { ...pages[1], titles: ['Another title that is long enough, too'] };

  test('tells what is new and what is fixed', async () => {
    await showResults(crawled(pages));
    expect(screen.getByText(words.changes.first)).toBeVisible();
    crawl.mockResolvedValueOnce(
      crawled([...pages.slice(0, 1), fixed ?? parsedPage('/b')].reverse()),
    );
    await userEvent.click(startButton());
    await screen.findByText(words.changes.fixedList);
    const changes = screen.getByRole('region', { name: words.changes.title });
    const count = (name: string) => within(changes).getByText(name).nextElementSibling?.textContent;
    expect(count(words.changes.fresh)).toBe('0');
    expect(count(words.changes.fixed)).toBe('1');
    expect(within(changes).queryByText(words.changes.freshList)).toBeNull();
  });

  test('is not about a run that read nothing', async () => {
    await showResults(crawled([], [{ path: '/a', failure: 'offline', isWanted: true }]));
    expect(screen.getByText(words.changes.notKept)).toBeVisible();
    expect(screen.queryByText(words.changes.first)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('says that this browser keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await showResults(crawled(pages));
    expect(screen.getByText(words.changes.blocked)).toBeVisible();
    expect(screen.queryByText(words.changes.notKept)).toBeNull();
  });

  test('says that there was no room to keep this run', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await showResults(crawled(pages));
    expect(screen.getByText(words.changes.notKept)).toBeVisible();
  });
});

describe('views', () => {
  test('pages: a card each, which can be filtered', async () => {
    await showResults(crawled(pages), '?view=pages');
    const titles = () =>
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const cards = titles().slice(-2);
    expect(cards).toEqual(['A page with a title of its own, here', words.pages.untitled]);
    await userEvent.type(screen.getByRole('searchbox'), 'OWN');
    expect(titles()).not.toContain(words.pages.untitled);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: words.pages.show }),
      words.pages.filters.good,
    );
    expect(screen.getByText(words.pages.none)).toBeVisible();
  });

  test('pages: shows more, and goes on there', async () => {
    const many = Array.from({ length: 15 }, (_, index) => parsedPage(`/page-${index}`));
    await showResults(crawled(many), '?view=pages');
    const cards = () => document.querySelectorAll('a[href^="/page-"]');
    expect(cards()).toHaveLength(12);
    await userEvent.click(
      screen.getByRole('button', { name: fillTemplate(words.pages.more, { count: '3' }) }),
    );
    expect(cards()).toHaveLength(15);
    expect(cards()[12]).toHaveFocus();
  });

  test('languages: a cell at fault opens what is wrong there', async () => {
    const alternates = [{ lang: 'ja', href: `${auditedOrigin}/ja/a` }];
    const versions = [
      parsedPage('/a', { alternates }),
      parsedPage('/ja/a', { alternates }),
      parsedPage('/b'),
    ];
    await showResults(crawled(versions, [], { listed: undefined }), '?view=languages');
    const row = screen.getByRole('row', { name: /^\/a / });
    const cell = within(row).getAllByRole('cell')[0];
    if (cell === undefined) throw new Error('the row has cells');
    const button = within(cell).getByRole('button');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(texts.rules['hreflang-self'].fault)).toBeVisible();
    expect(screen.getByText(texts.rules['hreflang-self'].fix)).toBeVisible();
    await userEvent.click(button);
    expect(screen.queryByText(texts.rules['hreflang-self'].fault)).toBeNull();
  });

  test('links: need all pages', async () => {
    await showResults(crawled(pages), '?view=links');
    expect(screen.queryByRole('table')).toBeNull();
    expect(
      screen.getByText(fillTemplate(words.links.needsAll, { choice: words.run.all })),
    ).toBeVisible();
  });

  test('duplicates: what differs is marked as removed and added', async () => {
    const text = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
    const twins = [
      parsedPage('/a', { text: `${text} old ending` }),
      parsedPage('/b', { text: `new ${text} ending` }),
    ];
    await showResults(crawled(twins), '?view=duplicates');
    const near = screen.getByRole('region', { name: new RegExp(words.duplicates.groups.near) });
    await userEvent.click(within(near).getByText(words.duplicates.difference));
    await waitFor(() => expect(near.querySelector('del')).toHaveTextContent('old'));
    expect(near.querySelector('ins')).toHaveTextContent('new');
  });

  test('duplicates: pages without a canonical address are listed', async () => {
    await showResults(crawled(pages), '?view=duplicates');
    const group = screen.getByRole('region', {
      name: new RegExp(words.duplicates.groups.canonical),
    });
    expect(within(group).getByRole('link', { name: '/a' })).toBeVisible();
    expect(within(group).queryByRole('link', { name: '/b' })).toBeNull();
  });
});

test('saves three files that name the same findings', async () => {
  await showResults(crawled(pages));
  for (const [index, name] of ['CSV', 'JSON', 'Markdown'].entries()) {
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(index + 1));
  }
  expect(save.mock.calls.map(([file]) => file)).toEqual([
    'canonical-diagnostic.csv',
    'canonical-diagnostic.json',
    'canonical-diagnostic.md',
  ]);
  const [csv = '', json = '', markdown = ''] = save.mock.calls.map(([, [text]]) => String(text));
  const { findings }: { findings: { rule: string; url: string }[] } = JSON.parse(json);
  expect(findings.length).toBeGreaterThan(1);
  const inCsv = csv.split('\r\n').slice(1, -1);
  const inMarkdown = markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
  expect(inCsv).toHaveLength(findings.length);
  expect(inMarkdown).toHaveLength(findings.length);
  findings.forEach(({ rule, url }, index) => {
    expect(inCsv[index]).toContain(`,${rule},${url},`);
    expect(inMarkdown[index]).toContain(`| ${rule} | ${url} |`);
  });
});
