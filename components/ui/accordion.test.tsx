import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion';

const items = ['one', 'two'].map((value) => ({
  id: `item-${value}`,
  title: `title ${value}`,
  icon: <i />,
  content: <p>content {value}</p>,
}));

/** Titles of the open items. */
function open(): (string | null)[] {
  return screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.textContent);
}

beforeEach(() => {
  render(<Accordion items={items} chevron={<b />} />);
});

test('nothing is open at the start, and all content is in the document', () => {
  expect(open()).toEqual([]);
  for (const value of ['one', 'two'])
    expect(screen.getByText(`content ${value}`)).toBeInTheDocument();
});

test('one item is open at a time, and the open one can be closed, also by keyboard', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'title one' }));
  expect(open()).toEqual(['title one']);
  await userEvent.click(screen.getByRole('button', { name: 'title two' }));
  expect(open()).toEqual(['title two']);
  await userEvent.keyboard('{Enter}');
  expect(open()).toEqual([]);
});

describe('an address with the anchor of an item', () => {
  afterEach(() => window.history.replaceState(null, '', '#'));

  test('opens it, whatever was open', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'title one' }));
    window.location.hash = '#item-two';
    await waitFor(() => expect(open()).toEqual(['title two']));
    await userEvent.click(screen.getByRole('button', { name: 'title two' }));
    expect(open()).toEqual([]);
  });

  test('opens one that comes later', async () => {
    window.history.replaceState(null, '', '#late');
    render(
      <Accordion
        items={[{ id: 'late', title: 'title late', icon: <i />, content: <p>late</p> }]}
        chevron={<b />}
      />,
    );
    await waitFor(() => expect(open()).toEqual(['title late']));
  });

  test('opens nothing where it names something else', async () => {
    window.location.hash = '#elsewhere';
    await new Promise((resolve) => setTimeout(resolve));
    expect(open()).toEqual([]);
  });
});
