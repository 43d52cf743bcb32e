import { renderLocalized } from '@/test/render';
import { DisclosureList } from './disclosure-list';

const items = ['one', 'two', 'three', 'four'].map((title) => ({ title, description: title }));

function openTitles(): (string | undefined)[] {
  return [...document.querySelectorAll('details[open] h3')].map((title) => title.textContent);
}

test('all texts are closed', () => {
  renderLocalized(<DisclosureList items={items} />);
  expect(document.querySelectorAll('details')).toHaveLength(items.length);
  expect(openTitles()).toEqual([]);
});

test('the first row stands open: one text, in two columns two', () => {
  const { unmount } = renderLocalized(<DisclosureList items={items} isFirstRowOpen />);
  expect(openTitles()).toEqual(['one']);
  unmount();
  renderLocalized(<DisclosureList items={items} twoColumns isFirstRowOpen />);
  expect(openTitles()).toEqual(['one', 'two']);
});
