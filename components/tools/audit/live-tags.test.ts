import { setLiveDescription, setLiveTitle } from './live-tags';

afterEach(() => {
  document.head.replaceChildren();
});

test('the title of the open page changes, and is made where there is none', () => {
  expect(document.querySelector('title')).toBeNull();
  setLiveTitle('First');
  setLiveTitle('Second');
  expect([...document.querySelectorAll('title')].map((tag) => tag.textContent)).toEqual(['Second']);
});

test('so does its description', () => {
  setLiveDescription('First');
  setLiveDescription('Second');
  const tags = [...document.querySelectorAll('meta[name="description"]')];
  expect(tags.map((tag) => tag.getAttribute('content'))).toEqual(['Second']);
});
