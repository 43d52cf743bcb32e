import { render, within } from '@testing-library/react';
import type { AuditTexts } from '@/i18n/audit-texts';
import { SearchPreview } from './search-preview';

const texts: AuditTexts['preview'] = {
  devices: { desktop: 'Desktop', phone: 'Phone' },
  widths: { desktop: '{width} of {most} px', phone: '{width} px in two lines of {most} px' },
  title: { whole: 'title whole', cut: 'title cut', missing: 'no title' },
  description: {
    whole: 'description whole',
    cut: 'description cut',
    missing: 'no description',
  },
};

const page = {
  title: 'Monthly accounting for Philippine companies | Hablon',
  description: 'Books that are closed every month, and figures that a bank can read.',
  url: 'https://example.com/articles/tax',
  siteName: 'Hablon Business Support',
  lang: 'en',
  texts,
};

beforeEach(() => {
  // jsdom has no canvas: the widths are those of the table.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

afterEach(() => jest.restoreAllMocks());

function show(changes: Partial<typeof page> = {}) {
  const { container } = render(<SearchPreview {...page} {...changes} />);
  const result = (name: string) => {
    const figure = within(container).getByText(name).closest('figure');
    if (figure === null) throw new Error(`no figure is called ${name}`);
    return within(figure);
  };
  return { container, desktop: result('Desktop'), phone: result('Phone') };
}

test('a result has the name of the site, the URL as a trail, title and description, shown in full', () => {
  const { desktop, phone } = show();
  expect(desktop.getByText('475 of 580 px')).toBeVisible();
  expect(phone.getByText('475 px in two lines of 368 px')).toBeVisible();
  for (const result of [desktop, phone]) {
    expect(result.getByText(page.siteName)).toBeVisible();
    expect(result.getByText('https://example.com › articles › tax')).toBeVisible();
    expect(result.getByText(page.title)).toHaveAttribute('lang', 'en');
    expect(result.getByText(page.description)).toHaveAttribute('lang', 'en');
    expect(result.getByText('title whole')).toBeVisible();
    expect(result.getByText('description whole')).toBeVisible();
  }
});

test('a title of 30 Chinese characters is cut on a desktop, and fits into two lines of a phone', () => {
  const { desktop, phone } = show({ title: '菲'.repeat(30), lang: 'zh-Hans' });
  expect(desktop.getByText('660 of 572 px')).toBeVisible();
  expect(desktop.getByText('title cut')).toBeVisible();
  expect(desktop.getByText(/^菲{24,25}\s\.\.\.$/)).toHaveAttribute('lang', 'zh-Hans');
  expect(phone.getByText('菲'.repeat(30))).toBeVisible();
  expect(phone.getByText('title whole')).toBeVisible();
});

test('a phone breaks between words: two lines may be full before their width is', () => {
  const title = 'Philippinengesellschaftsgründung Steuerberatungsgesellschaften Buchhaltungen';
  const { phone } = show({ title, lang: 'de' });
  expect(phone.getByText('718 px in two lines of 368 px')).toBeVisible();
  expect(phone.getByText('title cut')).toBeVisible();
});

test('a missing title or description is named', () => {
  const { desktop } = show({ title: '', description: '' });
  expect(desktop.getByText('no title')).toBeVisible();
  expect(desktop.getByText('no description')).toBeVisible();
  expect(desktop.getByText('0 of 580 px')).toBeVisible();
});
