import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion';

const items = ['one', 'two'].map((value) => ({
  value,
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
  for (const { value } of items) expect(screen.getByText(`content ${value}`)).toBeInTheDocument();
});

test('one item is open at a time (spec §4)', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'title one' }));
  expect(open()).toEqual(['title one']);
  await userEvent.click(screen.getByRole('button', { name: 'title two' }));
  expect(open()).toEqual(['title two']);
});

test('the open item can be closed (spec §4), also with the keyboard', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'title one' }));
  await userEvent.keyboard('{Enter}');
  expect(open()).toEqual([]);
});
