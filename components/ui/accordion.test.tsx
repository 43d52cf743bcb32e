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
function openTitles(): (string | null)[] {
  return screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.textContent);
}

beforeEach(() => {
  render(<Accordion items={items} chevron={<b />} />);
});

test('nothing is open at the start, and all content is in the document', () => {
  expect(openTitles()).toEqual([]);
  for (const value of ['one', 'two'])
    expect(screen.getByText(`content ${value}`)).toBeInTheDocument();
});

test('one item is open at a time, and the open one can be closed, also by keyboard', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'title one' }));
  expect(openTitles()).toEqual(['title one']);
  await userEvent.click(screen.getByRole('button', { name: 'title two' }));
  expect(openTitles()).toEqual(['title two']);
  await userEvent.keyboard('{Enter}');
  expect(openTitles()).toEqual([]);
});

describe('a hash with the id of an item', () => {
  afterEach(() => window.history.replaceState(null, '', '#'));

  test('opens that item and closes the others', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'title one' }));
    window.location.hash = '#item-two';
    await waitFor(() => expect(openTitles()).toEqual(['title two']));
    await userEvent.click(screen.getByRole('button', { name: 'title two' }));
    expect(openTitles()).toEqual([]);
  });

  test('opens an item that is rendered later', async () => {
    window.history.replaceState(null, '', '#late');
    render(
      <Accordion
        items={[{ id: 'late', title: 'title late', icon: <i />, content: <p>late</p> }]}
        chevron={<b />}
      />,
    );
    await waitFor(() => expect(openTitles()).toEqual(['title late']));
  });

  test('opens nothing where it is the id of another element', async () => {
    window.location.hash = '#elsewhere';
    await new Promise((resolve) => setTimeout(resolve));
    expect(openTitles()).toEqual([]);
  });
});
