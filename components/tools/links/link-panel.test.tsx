import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { withFormatting } from '@/components/tools/report-texts';
import { Toaster } from '@/components/ui/toaster';
import { advicePath } from '@/i18n/advice-path';
import { saveFile } from '@/lib/downloads/save-file';
import { fillTemplate } from '@/lib/messages/fill-template';
import { templateOf } from '@/lib/messages/icu';
import { mapTexts } from '@/lib/messages/tree';
import type { LinkData } from '@/seo/link-data';
import type { LinkDecisions } from '@/seo/link-suggestions/decisions';
import { english } from '@/test/english';
import { FakeServer, pageHtml } from '@/test/fake-server';
import { analysisTime, LinkPanel } from './link-panel';

jest.mock('@/lib/downloads/save-file');

const texts = withFormatting({ ...mapTexts(english.audit, templateOf), advicePath }, 'en');
const { links } = texts;

const origin = 'https://www.example.com';

function page(path: string, title: string, body: string): { body: string } {
  const head = `<meta property="og:title" content="${title}"><meta name="description" content="All about ${title.toLowerCase()}"><link rel="canonical" href="${origin}${path}">`;
  return { body: pageHtml(`<main><h1>${title}</h1>${body}</main>`, head) };
}

const about =
  '<p>Every month we run payroll services for teams of all sizes.</p>' +
  '<p>Our people file tax returns with the bureau on time.</p>' +
  '<p>We also handle visa extensions for foreign staff.</p>' +
  '<p>Your company registration is done within weeks.</p>' +
  '<p>Hire your first employees with confidence.</p>';

const site: FakeServer['responses'] = {
  '/about': page('/about', 'About us', about),
  '/payroll': page(
    '/payroll',
    'Payroll services',
    '<p>Payroll services for teams, month by month.</p>',
  ),
  '/tax': page('/tax', 'Tax returns', '<p>Tax returns are filed with the bureau.</p>'),
  '/visa': page('/visa', 'Visa extensions', '<p>Visa extensions for foreign staff.</p>'),
  '/registration': page(
    '/registration',
    'Company registration',
    '<p>Company registration in weeks.</p>',
  ),
  '/hr': page('/hr', 'Human resources', '<p>We help you hire and keep employees.</p>'),
  '/contact': page('/contact', 'Contact', '<p>Write or call, we answer.</p>'),
};

const target = (url: string, keywords: string[] = [], clusters: string[] = ['firm']) => ({
  url,
  keywords,
  clusters,
});

const data: LinkData = {
  locale: 'en',
  tool: '/seo-audit',
  targets: [
    target('/about'),
    target('/payroll', ['payroll services']),
    target('/tax', ['tax returns']),
    target('/visa', ['visa extensions']),
    target('/registration', ['company registration']),
    target('/hr'),
    target('/contact', [], []),
  ],
  words: {
    phrases: [{ phrase: 'first employees', path: '/hr', confidence: 80 }],
    strategic: ['/contact'],
    stop: [],
    longerWords: [],
  },
  plan: { links: [], rejected: [] },
};

const known = {
  origin,
  name: 'Example',
  paths: [...data.targets.map(({ url }) => url), '/seo-audit'],
  noindexPaths: ['/seo-audit'],
};

let server: FakeServer;
const onImplement = jest.fn();
const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTimeAsync(time) });

beforeEach(() => {
  jest.useFakeTimers();
  server = new FakeServer(location.origin, { ...site });
});

afterEach(() => {
  act(() => toast.remove());
  server.restore();
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.clearAllMocks();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

type TestedProps = { url?: string; overrides?: Partial<LinkData> };

/** The panel with the state that the audit holds. */
function Audit({ url = '/about', overrides = {} }: TestedProps) {
  const [decisions, setDecisions] = useState<LinkDecisions>(new Map());
  const [implemented, setImplemented] = useState<{ href: string; text: string }[]>([]);
  return (
    <>
      <LinkPanel
        url={url}
        known={known}
        data={{ ...data, ...overrides }}
        decisions={decisions}
        implemented={implemented}
        texts={texts}
        onDecide={setDecisions}
        onImplement={(done) => {
          onImplement(done);
          setImplemented([...implemented, ...done]);
        }}
      />
      <Toaster label="toasts" dismiss="dismiss" icons={{ success: null, error: null }} />
    </>
  );
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function analyze({ text, ...props }: TestedProps & { text?: string } = {}) {
  render(
    <main>
      <p data-testid="text">{text}</p>
      <Audit {...props} />
    </main>,
  );
  await user.click(screen.getByRole('button', { name: links.start }));
  await wait(analysisTime);
}

const article = (words: string) =>
  within(screen.getByRole('article', { name: new RegExp(`^${words}\\.`, 'i') }));

const button = (action: 'approve' | 'edit' | 'implement' | 'reject', words: string) =>
  screen.queryByRole('button', { name: `${links.item[action]}: ${words}` });

const press = async (action: 'approve' | 'edit' | 'implement' | 'reject', words: string) => {
  const found = button(action, words);
  if (found === null) throw new Error(`there is no button: ${action} ${words}`);
  await user.click(found);
};

/** Analyzes the page once more. */
async function analyzeAgain() {
  await pressNamed(links.again);
  await wait(analysisTime);
}

const pressNamed = (name: string) => user.click(screen.getByRole('button', { name }));

const isImplemented = (words: string) =>
  article(words).queryByText(links.item.implemented) !== null;

const counts = (open: number, approved: number, implemented: number) =>
  screen.getByText(
    fillTemplate(links.counts, {
      open: String(open),
      approved: String(approved),
      implemented: String(implemented),
    }),
  );

const toastText = (count: number) => fillTemplate(links.toast.text, { count: String(count) });

/** Downloads the plan and reads it. */
async function downloaded(): Promise<unknown> {
  await pressNamed(links.download);
  const [name, parts, type] = jest.mocked(saveFile).mock.calls.at(-1) ?? [];
  expect([name, type]).toEqual(['link-plan.json', 'application/json']);
  return JSON.parse(String(parts?.[0]));
}

const editor = () => ({
  words: screen.getByRole('textbox', { name: links.editor.anchor }),
  target: screen.getByRole('combobox', { name: links.editor.target }),
});

async function type(field: HTMLElement, text: string) {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}

describe('the analysis', () => {
  test('is announced, waits for the pages, can be canceled and started again', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    server.responses['/hr'] = 'no-response';
    await analyze();
    const [status] = screen.getAllByRole('status');
    expect(status).toHaveTextContent(links.analyzing);
    await wait(5000);
    const bar = screen.getByRole('progressbar', { name: links.analyzing });
    expect(bar).toHaveAttribute('aria-valuenow', '86');
    const progress = fillTemplate(links.progress, { done: '6', total: '7' });
    expect(bar).toHaveAttribute('aria-valuetext', progress);
    await pressNamed(links.cancel);
    expect(screen.getByRole('button', { name: links.start })).toHaveFocus();
    await wait(60_000);
    expect(screen.getByText(links.canceled)).toBeVisible();
    await pressNamed(links.start);
    await wait(60_000);
    expect(status).toHaveTextContent(fillTemplate(links.done, { count: '5' }));
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });

  test('names pages that failed, is partial without them, and reads only them again', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    server.responses['/visa'] = 'network-error';
    await analyze();
    expect(screen.getByText(fillTemplate(links.partial, { count: '1' }))).toBeVisible();
    expect(console.warn).toHaveBeenCalledWith('/visa: failed');
    expect(screen.queryByRole('article', { name: /visa/ })).not.toBeInTheDocument();
    await press('approve', 'payroll services');
    server.responses['/visa'] = site['/visa'] ?? 'network-error';
    server.requests.length = 0;
    await user.click(screen.getByRole('button', { name: /\/visa$/ }));
    expect(screen.getByRole('button', { name: links.start })).toHaveFocus();
    await wait(analysisTime);
    expect(server.requests).toEqual(['GET /visa']);
    expect(article('visa extensions').getByText('Visa extensions')).toBeVisible();
    expect(screen.queryByText(texts.failures.title)).not.toBeInTheDocument();
    expect(button('approve', 'payroll services')).toHaveAttribute('aria-pressed', 'true');
  });

  test.each([
    ['the page is not there', 'unread', { status: 404, body: pageHtml('Gone') }],
    [
      'the text is in another language',
      'foreign',
      page('/about', 'Über uns', '<p lang="de">Wir erledigen alles für Sie.</p>'),
    ],
    [
      'there is nothing to suggest',
      'none',
      page('/about', 'About us', '<p>Nothing of what others say.</p>'),
    ],
  ] as const)('has a status text where %s', async (_, end, response) => {
    jest.spyOn(console, 'warn').mockImplementation();
    server.responses['/about'] = response;
    await analyze({ overrides: { words: { ...data.words, strategic: [] } } });
    expect(screen.getByText(links[end])).toBeVisible();
    expect(screen.queryByRole('button', { name: links.download })).not.toBeInTheDocument();
  });
});

test('a page in another language has a link to the tool in that language', () => {
  render(<Audit url="/ja/tax" />);
  expect(screen.getByText(links.otherLanguage)).toBeVisible();
  expect(screen.queryByRole('button', { name: links.start })).not.toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: fillTemplate(links.openTool, { language: '日本語' }) }),
  ).toHaveAttribute('href', '/ja/seo-audit');
});

describe('a suggestion', () => {
  test('shows its anchor in the sentence, target, rule and confidence, the surest first', async () => {
    await analyze();
    const titles = screen.getAllByRole('heading', { level: 4 });
    expect(titles.map((title) => title.textContent?.split('.')[0])).toEqual([
      'visa extensions',
      'payroll services',
      'Contact',
      'tax returns',
      'company registration',
      'first employees',
    ]);
    const shown = article('payroll services');
    const mark = shown.getByText('payroll services', { selector: 'mark' });
    expect(mark.parentElement).toHaveTextContent(
      'Every month we run payroll services for teams of all sizes.',
    );
    expect(mark.parentElement).toHaveAttribute('lang', 'en');
    expect(shown.getByText('Payroll services')).toBeVisible();
    expect(shown.getByRole('link', { name: '/payroll' })).toHaveAttribute('href', '/payroll');
    expect(shown.getByText(links.rules.keyword)).toBeVisible();
    expect(shown.getByText('96').parentElement).toHaveTextContent(`96 · ${links.levels.green}`);
    expect(article('first employees').getByText(links.rules.phrase)).toBeVisible();
    expect(article('contact').getByText(links.rules.strategic)).toBeVisible();
    expect(article('contact').getByText(links.item.noPlace)).toBeVisible();
    const parts = shown.getAllByRole('definition');
    expect(parts.map((part) => part.textContent)).toEqual(['0.6', '0.8', '0.83', '1']);
    expect(shown.getByText(links.parts.topic).nextElementSibling).toBe(parts[1]);
    const bars = parts.map((part) => Number(part.querySelector('rect')?.getAttribute('width')));
    expect(bars.map((bar) => Math.round(bar * 100) / 100)).toEqual([0.6, 0.8, 0.83, 1]);
  });
});

describe('decisions', () => {
  test('approve toggles; only an approved link can be implemented, and then has no buttons', async () => {
    await analyze();
    counts(6, 0, 0);
    expect(button('approve', 'tax returns')).toHaveAttribute('aria-pressed', 'false');
    expect(button('implement', 'tax returns')).toBeNull();
    await press('approve', 'tax returns');
    expect(button('approve', 'tax returns')).toHaveAttribute('aria-pressed', 'true');
    expect(button('implement', 'tax returns')).toBeVisible();
    counts(5, 1, 0);
    await press('approve', 'tax returns');
    expect(button('implement', 'tax returns')).toBeNull();
    counts(6, 0, 0);
    await press('approve', 'tax returns');
    await press('implement', 'tax returns');
    expect(isImplemented('tax returns')).toBe(true);
    expect(article('tax returns').queryByRole('button')).not.toBeInTheDocument();
    expect(article('tax returns').getByRole('link', { name: 'tax returns' })).toHaveAttribute(
      'href',
      '/tax',
    );
    expect(screen.getByRole('article', { name: /^tax returns/ })).toHaveFocus();
    counts(5, 0, 1);
    expect(onImplement).toHaveBeenCalledWith([{ href: '/tax', text: 'tax returns' }]);
    expect(screen.getByText('Internal Links Implemented')).toBeVisible();
    expect(screen.getByText('Successfully implemented 1 internal link(s).')).toBeVisible();
  });

  test('the three surest are implemented automatically, none without its anchor in the text', async () => {
    await analyze();
    const automatic = screen.getByRole('button', { name: links.auto });
    await user.click(automatic);
    expect(onImplement).toHaveBeenCalledWith([
      { href: '/visa', text: 'visa extensions' },
      { href: '/payroll', text: 'payroll services' },
      { href: '/tax', text: 'tax returns' },
    ]);
    expect(screen.getByText(toastText(3))).toBeVisible();
    counts(3, 0, 3);
    expect(automatic).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the editor', () => {
  test('takes the focus, looks up the title at once, and gives the focus back', async () => {
    await analyze();
    await press('edit', 'tax returns');
    const { words, target: url } = editor();
    expect(words).toHaveFocus();
    expect(words).toHaveValue('tax returns');
    expect(url).toHaveAccessibleDescription(/Tax returns/);
    const options = [...document.querySelectorAll('datalist option')];
    const others = data.targets.map(({ url }) => url).filter((url) => url !== '/about');
    expect(options.map((option) => option.getAttribute('value'))).toEqual(others);
    await type(url, '/hr');
    expect(url).toHaveAccessibleDescription(/Human resources/);
    await pressNamed(links.editor.save);
    expect(button('edit', 'tax returns')).toHaveFocus();
    const shown = article('tax returns');
    expect(shown.getByText('Human resources')).toBeVisible();
    const proposed = { anchor: 'tax returns', target: 'Tax returns' };
    expect(shown.getByText(fillTemplate(links.item.changed, proposed))).toBeVisible();
  });

  test('shows a problem on submission, and saves nothing', async () => {
    await analyze();
    for (const [words, url, problem, field] of [
      ['', '/tax', 'no-anchor', 'words'],
      ['tax returns', '/nowhere', 'unknown-target', 'target'],
      ['tax returns', '', 'unknown-target', 'target'],
      ['tax returns', '/about', 'own-page', 'target'],
      ['Visa Extensions', '/visa', 'duplicate', 'words'],
    ] as const) {
      await press('edit', 'tax returns');
      const fields = editor();
      await type(fields.words, words);
      await type(fields.target, url);
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      await pressNamed(links.editor.save);
      expect(screen.getByRole('alert')).toHaveTextContent(links.editor.problems[problem]);
      expect(fields[field]).toHaveFocus();
      expect(fields[field]).toBeInvalid();
      expect(fields[field]).toHaveAccessibleDescription(
        expect.stringContaining(links.editor.problems[problem]),
      );
      await pressNamed(links.editor.cancel);
      expect(button('edit', 'tax returns')).toHaveFocus();
      expect(article('tax returns').getByText('Tax returns')).toBeVisible();
    }
  });

  test('is open for one suggestion at a time, which is not implemented with the others, and closes on Escape', async () => {
    await analyze();
    await press('approve', 'tax returns');
    await press('edit', 'visa extensions');
    await press('edit', 'tax returns');
    expect(screen.getAllByRole('textbox', { name: links.editor.anchor })).toHaveLength(1);
    const all = screen.getByRole('button', { name: links.implementApproved });
    expect(all).toHaveAttribute('aria-disabled', 'true');
    await pressNamed(links.auto);
    expect(onImplement.mock.calls[0]?.[0]).not.toContainEqual(
      expect.objectContaining({ href: '/tax' }),
    );
    await type(editor().words, 'something else');
    await user.keyboard('{Escape}');
    expect(button('edit', 'tax returns')).toHaveFocus();
  });
});

describe('rejections', () => {
  const rejected = [{ page: '/about', target: '/tax' }];

  test('a rejected suggestion goes, the focus moves on, and it never comes back', async () => {
    await analyze();
    await press('reject', 'tax returns');
    expect(screen.queryByRole('article', { name: /^tax/ })).not.toBeInTheDocument();
    expect(screen.getByRole('article', { name: /^company/ })).toHaveFocus();
    await analyzeAgain();
    expect(screen.getAllByRole('article')).toHaveLength(5);
    expect(screen.queryByRole('article', { name: /^tax/ })).not.toBeInTheDocument();
    expect(await downloaded()).toEqual({ links: [], rejected });
  });

  test('a rejection that this browser has stored holds for later visits, whatever else is stored', async () => {
    const stored = { source: '/about', target: '/tax' };
    localStorage.setItem('rejected-links', JSON.stringify([null, { source: 1 }, stored]));
    await analyze();
    expect(screen.queryByRole('article', { name: /^tax/ })).not.toBeInTheDocument();
    await press('reject', 'visa extensions');
    expect(JSON.parse(localStorage.getItem('rejected-links') ?? '')).toEqual([
      stored,
      { source: '/about', target: '/visa' },
    ]);
    expect(await downloaded()).toEqual({
      links: [],
      rejected: [...rejected, { page: '/about', target: '/visa' }],
    });
  });

  test('work with blocked storage', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('blocked');
      });
    }
    await analyze();
    await press('reject', 'tax returns');
    expect(await downloaded()).toEqual({ links: [], rejected });
    await analyzeAgain();
    expect(screen.queryByRole('article', { name: /^tax/ })).not.toBeInTheDocument();
  });

  test('after the last suggestion is rejected, the heading of the list has the focus', async () => {
    const words = { ...data.words, phrases: [], strategic: [] };
    await analyze({ overrides: { targets: data.targets.slice(0, 2), words } });
    await press('reject', 'payroll services');
    expect(screen.getByRole('heading', { name: links.list })).toHaveFocus();
    expect(await downloaded()).toMatchObject({ rejected: [{ target: '/payroll' }] });
  });
});

describe('the plan', () => {
  test('decisions outlast another analysis', async () => {
    await analyze();
    await press('approve', 'tax returns');
    await press('edit', 'visa extensions');
    await type(editor().words, 'handle visa extensions');
    await pressNamed(links.editor.save);
    await press('approve', 'handle visa extensions');
    await press('implement', 'handle visa extensions');
    await analyzeAgain();
    expect(button('approve', 'tax returns')).toHaveAttribute('aria-pressed', 'true');
    expect(isImplemented('handle visa extensions')).toBe(true);
    expect(onImplement).toHaveBeenCalledTimes(1);
    await press('approve', 'tax returns');
    expect(await downloaded()).toEqual({
      links: [{ page: '/about', anchor: 'handle visa extensions', target: '/visa' }],
      rejected: [],
    });
  });
});

describe('a page that search engines do not list', () => {
  const text = 'Our people file tax returns with the bureau on time.';

  async function implementOn(path: string) {
    server.responses['/seo-audit'] = page('/seo-audit', 'Audit', about);
    history.replaceState(null, '', path);
    await analyze({ url: '/seo-audit', text });
    await press('approve', 'tax returns');
    await press('implement', 'tax returns');
  }

  test('has no plan; where it is open, it gets the links', async () => {
    await implementOn('/seo-audit');
    expect(screen.getByText(links.unlisted)).toBeVisible();
    expect(screen.queryByRole('button', { name: links.download })).not.toBeInTheDocument();
    expect(onImplement).toHaveBeenCalled();
    const inPage = within(screen.getByTestId('text'));
    expect(inPage.getByRole('link', { name: 'tax returns' })).toHaveAttribute('href', '/tax');
  });

  test('stays as it is where another one is open', async () => {
    await implementOn('/ja/seo-audit');
    expect(within(screen.getByTestId('text')).queryByRole('link')).not.toBeInTheDocument();
  });
});
