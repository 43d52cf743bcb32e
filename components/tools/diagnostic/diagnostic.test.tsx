import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadAdvice } from '@/components/tools/load-advice';
import { advicePath } from '@/i18n/advice-path';
import { saveFile } from '@/lib/downloads/save-file';
import { fillTemplate } from '@/lib/messages/fill-template';
import { templateOf } from '@/lib/messages/icu';
import { mapTexts } from '@/lib/messages/tree';
import { entriesOf } from '@/lib/objects/entries-of';
import {
  type Crawl,
  type CrawlControl,
  crawlSite,
  type FailedPath,
  retryCrawl,
} from '@/seo/crawl/crawl-site';
import { auditedOrigin, crawlOf, parsedPage } from '@/test/audit-fixtures';
import { cacheFiles } from '@/test/cache-files';
import { english } from '@/test/english';
import { Diagnostic } from './diagnostic';
import type { viewNames } from './view-state';

cacheFiles();

// However slow the machine is.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

jest.mock('@/components/tools/load-advice');
jest.mock('@/seo/crawl/crawl-site');
jest.mock('@/lib/downloads/save-file');

const crawl = jest.mocked(crawlSite);
const retry = jest.mocked(retryCrawl);
const save = jest.mocked(saveFile);
const texts = { ...mapTexts(english.audit, templateOf), advicePath };
const { diagnostic: words } = texts;
const known = {
  origin: auditedOrigin,
  name: 'Example',
  paths: ['/', '/a', '/b'],
  noindexPaths: ['/tool'],
};

const untitled = parsedPage('/b', { titles: [] });
const pages = [
  parsedPage('/a', { titles: ['A page with a title of its own, here'], canonicals: [] }),
  untitled,
];

/** A crawl that goes on until the test ends it. */
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
    report: (done: number) => act(() => control?.onProgress({ stage: 'pages', done, total: 7 })),
    finish: (result: Crawl) => act(async () => finish(result)),
    isAborted: () => control?.signal.aborted,
  };
}

function show(query = '') {
  history.replaceState(null, '', `/canonical-diagnostic${query}`);
  return render(
    <Diagnostic
      known={known}
      mainPaths={['/a', '/b']}
      locale="en"
      texts={texts}
      cancelText="Cancel"
    />,
  );
}

/** The tool with the results of its first run, and the open view loaded. */
async function showResults(result: Crawl, query = '') {
  crawl.mockResolvedValueOnce(result);
  show(query);
  await screen.findByRole('tablist');
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
}

const startButton = () => screen.getByRole('button', { name: words.run.again });
const announced = () => screen.getAllByRole('status')[0];
const heading = () => screen.getByRole('heading', { level: 2 });
const tab = (name: (typeof viewNames)[number]) =>
  screen.getByRole('tab', { name: new RegExp(`^${words.views[name]}`) });

let warned: jest.SpyInstance;
let logged: jest.SpyInstance;

beforeEach(() => {
  localStorage.clear();
  jest.resetAllMocks();
  jest.mocked(loadAdvice).mockImplementation(async () => texts.rules);
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('a run', () => {
  test('that fails is announced and logged, and can be begun again', async () => {
    const cause = new Error('no line');
    crawl.mockRejectedValueOnce(cause);
    show();
    await waitFor(() => expect(announced()).toHaveTextContent(words.run.failed));
    expect(logged).toHaveBeenCalledWith(cause);
    crawl.mockResolvedValueOnce(crawlOf(pages));
    await userEvent.click(startButton());
    expect(await screen.findByRole('tablist')).toBeVisible();
  });

  test('ends when the page is left', async () => {
    const pending = pendingCrawl();
    const { unmount } = show();
    await waitFor(() => expect(crawl).toHaveBeenCalled());
    unmount();
    expect(pending.isAborted()).toBe(true);
  });
});

describe('what did not arrive', () => {
  const lost: FailedPath[] = [
    { path: '/b', failure: 'timeout', isWanted: true },
    { path: '/c', failure: 'too-big', isWanted: true },
  ];
  const partial = crawlOf(pages.slice(0, 1), lost);

  test('is named with its reason and logged, and completes the results when it is requested again', async () => {
    await showResults(partial);
    expect(announced()).toHaveTextContent(words.run.partial);
    expect(screen.getByText(words.summary.partial)).toBeVisible();
    const failures = screen.getByRole('region', { name: texts.failures.title });
    expect(within(failures).getByText('No answer within 10 seconds')).toBeVisible();
    expect(within(failures).getByText('Larger than 2 MB')).toBeVisible();
    expect(warned.mock.calls).toEqual([['/b: timeout'], ['/c: too-big']]);
    retry.mockResolvedValueOnce(crawlOf(pages));
    await userEvent.click(screen.getByRole('button', { name: /: \/b$/ }));
    expect(retry.mock.calls[0]?.slice(0, 2)).toEqual([partial, ['/b']]);
    expect(startButton()).toHaveFocus();
    await screen.findByRole('tablist');
    expect(screen.queryByText(words.summary.partial)).toBeNull();
    expect(heading()).toHaveTextContent(/^2 /);
    // Of the pages that came later nothing counts as new: there was no run before this one.
    expect(screen.getByText(words.changes.first)).toBeVisible();
  });
});

describe('the URL', () => {
  test('follows the view and the pages, by keyboard too, and keeps what else it says', async () => {
    await showResults(crawlOf(pages), '?ref=mail&view=unknown&pages=some');
    expect(location.search).toBe('?ref=mail');
    await userEvent.click(tab('issues'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(location.search).toBe('?ref=mail&view=languages');
    await screen.findByRole('table');
    expect(tab('languages')).toHaveFocus();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: words.run.what }), 'all');
    // Chosen is not yet run.
    expect(location.search).toBe('?ref=mail&view=languages');
    crawl.mockResolvedValueOnce(crawlOf(pages, [], { isWhole: true }));
    await userEvent.click(startButton());
    await screen.findByRole('tablist');
    expect(location.search).toBe('?ref=mail&pages=all&view=languages');
    expect(tab('languages')).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the comparison with the last run', () => {
  test('does not store a run that read nothing', async () => {
    await showResults(crawlOf([], [{ path: '/a', failure: 'offline', isWanted: true }]));
    expect(heading()).toHaveTextContent(words.summary.empty);
    expect(screen.getByText(words.changes.notKept)).toBeVisible();
    expect(screen.queryByText(words.changes.first)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test.each(['x', '[1]'])('ignores what no run has stored: %s', async (stored) => {
    localStorage.setItem('diagnostic-main-en', stored);
    await showResults(crawlOf(pages));
    expect(screen.getByText(words.changes.first)).toBeVisible();
    // The run has replaced it: it was under the key that the tool reads.
    expect(localStorage).toHaveLength(1);
  });

  test.each([
    ['blocked', ['getItem', 'setItem'], words.changes.blocked, words.changes.notKept],
    ['full', ['setItem'], words.changes.notKept, words.changes.first],
  ] as const)('says that the storage is %s', async (_name, methods, shown, hidden) => {
    for (const method of methods) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no storage');
      });
    }
    await showResults(crawlOf(pages));
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.queryByText(hidden)).toBeNull();
  });
});

describe('views', () => {
  test('recommendations: how the faults of the first groups are fixed, with advice that is loaded', async () => {
    await showResults(crawlOf(pages), '?view=recommendations');
    expect(loadAdvice).toHaveBeenLastCalledWith(texts.advicePath);
    const panel = screen.getByRole('tabpanel', { name: words.views.recommendations });
    expect(panel.textContent).toContain(texts.rules['description-missing'].fix);
  });

  test('pages: a card each, the worst first, which can be searched and filtered', async () => {
    const meta = { robots: ['noindex'], viewport: ['width=device-width'], description: ['Text'] };
    const hidden = { titles: ['Only warnings'], h1: ['Heading'], meta: new Map(entriesOf(meta)) };
    const audited = [parsedPage('/c', hidden), ...pages];
    await showResults(crawlOf(audited, [], { listed: undefined }), '?view=pages');
    const panel = within(screen.getByRole('tabpanel', { name: words.views.pages }));
    const cards = () =>
      panel.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const titled = 'A page with a title of its own, here';
    expect(cards()).toEqual([titled, words.pages.untitled, 'Only warnings']);
    // A title is in the language of its page, these words are not.
    expect(panel.getByText(titled)).toHaveAttribute('lang', 'en');
    expect(panel.getByText(words.pages.untitled)).not.toHaveAttribute('lang');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: words.pages.show }),
      words.pages.filters.error,
    );
    expect(cards()).toEqual([titled, words.pages.untitled]);
    await userEvent.type(screen.getByRole('searchbox'), 'OWN');
    expect(cards()).toEqual([titled]);
    await userEvent.type(screen.getByRole('searchbox'), ' warnings');
    expect(cards()).toEqual([]);
    expect(screen.getByText(words.pages.none)).toBeVisible();
  });

  test('pages: shows more, and the focus goes there', async () => {
    const many = Array.from({ length: 15 }, (_, index) => parsedPage(`/page-${index}`));
    await showResults(crawlOf(many), '?view=pages');
    const links = () => document.querySelectorAll('a[href^="/page-"]');
    expect(links()).toHaveLength(12);
    await userEvent.click(
      screen.getByRole('button', { name: fillTemplate(words.pages.more, { count: '3' }) }),
    );
    expect(links()).toHaveLength(15);
    expect(links()[12]).toHaveFocus();
  });

  test('links: need all pages', async () => {
    await showResults(crawlOf(pages), '?view=links');
    expect(screen.queryByRole('table')).toBeNull();
    expect(
      screen.getByText(fillTemplate(words.links.needsAll, { choice: words.run.all })),
    ).toBeVisible();
  });

  test('duplicates: what differs is marked; pages without a canonical URL are listed', async () => {
    const text = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
    const similar = [
      parsedPage('/a', { text: `${text} old ending`, canonicals: [] }),
      parsedPage('/b', { text: `new ${text} ending` }),
    ];
    await showResults(crawlOf(similar), '?view=duplicates');
    const { near, canonical } = words.duplicates.groups;
    const group = screen.getByRole('region', { name: new RegExp(near) });
    await userEvent.click(within(group).getByText(words.duplicates.difference));
    await waitFor(() => expect(group.querySelector('del')).toHaveTextContent('old'));
    expect(group.querySelector('ins')).toHaveTextContent('new');
    const without = within(screen.getByRole('region', { name: new RegExp(canonical) }));
    expect(without.getByRole('link', { name: '/a' })).toBeVisible();
    expect(without.queryByRole('link', { name: '/b' })).toBeNull();
  });
});

describe('files', () => {
  test('have the findings, in three formats', async () => {
    await showResults(crawlOf(pages));
    for (const [index, name] of ['CSV', 'JSON', 'Markdown'].entries()) {
      await userEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(save).toHaveBeenCalledTimes(index + 1));
    }
    const files = save.mock.calls.map(([file, [text]]) => [file, String(text)]);
    expect(files).toEqual([
      ['canonical-diagnostic.csv', expect.stringContaining(',title-missing,/b,')],
      ['canonical-diagnostic.json', expect.stringMatching(/"rule": ?"title-missing"/)],
      ['canonical-diagnostic.md', expect.stringContaining('| title-missing | /b |')],
    ]);
  });

  test.each([
    [true, texts.failures.reasons.failed],
    [false, texts.failures.reasons.offline],
  ])('that cannot be made are explained (connection: %s)', async (isOnline, reason) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await showResults(crawlOf(pages));
    save.mockImplementationOnce(() => {
      throw new Error('lost');
    });
    await userEvent.click(screen.getByRole('button', { name: 'JSON' }));
    expect(await screen.findByText(reason)).toBeVisible();
    expect(logged).toHaveBeenCalledWith(new Error('lost'));
    await userEvent.click(screen.getByRole('button', { name: 'JSON' }));
    const file = 'canonical-diagnostic.json';
    expect(await screen.findByText(fillTemplate(words.save.saved, { file }))).toBeVisible();
  });
});
