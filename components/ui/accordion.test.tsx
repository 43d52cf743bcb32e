import { render, screen, waitFor } from '@testing-library/react';
import { Accordion } from './accordion';

afterEach(() => window.history.replaceState(null, '', '#'));

test.each([
  ['of an item that is rendered later', '#item', 'true'],
  ['of another element', '#elsewhere', 'false'],
])('a hash with the id %s: %s', async (_, hash, isExpanded) => {
  window.history.replaceState(null, '', hash);
  const items = [{ id: 'item', title: 'title', icon: <i />, content: <p>content</p> }];
  render(<Accordion items={items} chevron={<b />} />);
  await new Promise((resolve) => setTimeout(resolve));
  const button = screen.getByRole('button', { name: 'title' });
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', isExpanded));
});
