import { pages } from '@/content/pages';
import { renderLocalized } from '@/test/render';
import { useLinkedTexts } from './use-linked-texts';

/** Paragraphs of a page, each with its links. */
function Paragraphs({
  path,
  texts,
  shown = texts,
}: {
  path: string;
  texts: string[];
  shown?: string[];
}) {
  const link = useLinkedTexts(path, texts);
  return shown.map((text) => <p key={text}>{link(text)}</p>);
}

function links(): (string | null)[][] {
  return [...document.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')]);
}

test('one link a page for each target, in reading order, none to the page itself', () => {
  const texts = ['Payroll and bookkeeping for you.', 'More on payroll, more on tax filing.'];
  renderLocalized(<Paragraphs path={pages.bookkeeping.path} texts={texts} />);
  expect(links()).toEqual([
    ['Payroll', pages.payroll.path],
    ['tax filing', pages.tax.path],
  ]);
  expect([...document.querySelectorAll('p')].map((p) => p.textContent)).toEqual(texts);
});

test('the order of the texts decides, not the order in which they are shown', () => {
  const texts = ['First about payroll.', 'Then payroll again.'];
  renderLocalized(<Paragraphs path="/" texts={texts} shown={[...texts].reverse()} />);
  expect(document.querySelector('a')?.closest('p')).toHaveTextContent('First about payroll.');
  expect(links()).toHaveLength(1);
});

test('a text that was not handed in is a mistake of the page', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() =>
    renderLocalized(<Paragraphs path="/" texts={['One text.']} shown={['Another text.']} />),
  ).toThrow('"Another text." was not handed in');
});
