import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Paginated } from './paginated';

const texts = {
  label: 'pages',
  previous: 'previous',
  next: 'next',
  pages: ['page 1', 'page 2', 'page 3'],
};

const scroll = jest.fn();

function renderPages() {
  render(
    <div id="articles">
      <Paginated
        section="articles"
        texts={texts}
        icons={{ previous: null, next: null }}
        pages={['first', 'second', 'third']}
      />
    </div>,
  );
}

/** The page shown, as panel and number agree on it. */
function shown(): string {
  const active = document.querySelectorAll('[data-state=active]');
  expect(active).toHaveLength(1);
  const current = screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-current') === 'page');
  expect(current).toHaveLength(1);
  const text = active[0]?.textContent ?? '';
  expect(['first', 'second', 'third'].indexOf(text) + 1).toBe(Number(current[0]?.textContent));
  return text;
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

beforeEach(() => {
  window.history.replaceState(null, '', '/insights');
  Element.prototype.scrollIntoView = scroll;
  scroll.mockClear();
});

function isDisabled(name: string): boolean {
  return button(name).ariaDisabled === 'true';
}

test('the list starts at its first page; previous is disabled there, next at the last', async () => {
  renderPages();
  expect(shown()).toBe('first');
  expect([isDisabled('previous'), isDisabled('next')]).toEqual([true, false]);
  await userEvent.click(button('previous'));
  expect(shown()).toBe('first');
  await userEvent.click(button('page 3'));
  expect(shown()).toBe('third');
  expect([isDisabled('previous'), isDisabled('next')]).toEqual([false, true]);
  await userEvent.click(button('next'));
  expect(shown()).toBe('third');
});

test('the pressed button keeps the focus, also where it leads no further', async () => {
  renderPages();
  button('next').focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(shown()).toBe('third');
  expect(button('next')).toHaveFocus();
});

test('a change of page is announced, also when going back', async () => {
  renderPages();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(button('next'));
  expect(screen.getByRole('status')).toHaveTextContent(/^page 2$/);
  window.history.back();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^page 1$/));
});

test('every page is in the document, and next and previous go one page', async () => {
  renderPages();
  for (const text of ['first', 'second', 'third'])
    expect(screen.getByText(text)).toBeInTheDocument();
  await userEvent.click(button('next'));
  expect(shown()).toBe('second');
  await userEvent.click(button('next'));
  expect(shown()).toBe('third');
  await userEvent.click(button('previous'));
  expect(shown()).toBe('second');
});

test('a change of page scrolls to the section; the first page as loaded does not', async () => {
  renderPages();
  expect(scroll).not.toHaveBeenCalled();
  await userEvent.click(button('page 2'));
  expect(scroll.mock.contexts).toEqual([document.getElementById('articles')]);
});

test('the address names the page, and keeps its other parameters and hash', async () => {
  window.history.replaceState(null, '', '/insights?utm=x#articles');
  renderPages();
  await userEvent.click(button('page 2'));
  expect(window.location.search).toBe('?utm=x&page=2');
  expect(window.location.hash).toBe('#articles');
  await userEvent.click(button('page 1'));
  expect(window.location.search).toBe('?utm=x');
});

test('the page that the address names is shown', () => {
  window.history.replaceState(null, '', '/insights?page=3');
  renderPages();
  expect(shown()).toBe('third');
});

test.each(['0', '4', '-1', '1.5', 'x', '', '1e9'])(
  'the page number "%s" in the address is ignored',
  (number) => {
    window.history.replaceState(null, '', `/insights?page=${number}`);
    renderPages();
    expect(shown()).toBe('first');
  },
);

test('each page of the list is a step of the history (Back leads to the page before)', async () => {
  renderPages();
  const steps = window.history.length;
  await userEvent.click(button('next'));
  await userEvent.click(button('page 3'));
  // The page that is shown is no new step.
  await userEvent.click(button('page 3'));
  expect(window.history.length).toBe(steps + 2);
  window.history.back();
  await waitFor(() => expect(shown()).toBe('second'));
  window.history.back();
  await waitFor(() => expect(shown()).toBe('first'));
  window.history.forward();
  await waitFor(() => expect(shown()).toBe('second'));
});
