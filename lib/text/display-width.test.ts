import { displayWidth } from './display-width';

test.each([
  ['', 0],
  ['Tax Services', 12],
  ['für Größe', 9],
  ['税务服务', 8],
  ['税理士サービス', 14],
  ['세무 서비스', 11],
  ['（PHP）', 7],
  ['𠀀', 2],
])('%j is %d columns wide', (text, width) => {
  expect(displayWidth(text)).toBe(width);
});
