import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Paginated } from './paginated';

const texts = {
  label: 'pages',
  previous: 'previous',
  next: 'next',
  pages: ['page 1', 'page 2', 'page 3'],
};

function renderPages() {
  render(
    <Paginated
      section="articles"
      texts={texts}
      icons={{ previous: null, next: null }}
      pages={['first', 'second', 'third']}
    />,
  );
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

beforeEach(() => {
  window.history.replaceState(null, '', '/insights');
  Element.prototype.scrollIntoView = () => {};
});

test('a change of page is announced, also when going back', async () => {
  renderPages();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(button('next'));
  expect(screen.getByRole('status')).toHaveTextContent(/^page 2$/);
  window.history.back();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^page 1$/));
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

test.each(['0', '4', '-1', '1.5', 'x', '', '1e9'])(
  'the page number "%s" in the address is ignored',
  (number) => {
    window.history.replaceState(null, '', `/insights?page=${number}`);
    renderPages();
    const active = [...document.querySelectorAll('[data-state=active]')];
    expect(active.map((page) => page.textContent)).toEqual(['first']);
  },
);
