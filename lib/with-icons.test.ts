import { withIcons } from './with-icons';

test('each item gets the icon of its place', () => {
  expect(withIcons([{ title: 'a' }, { title: 'b' }], ['mail', 'phone'])).toEqual([
    { title: 'a', icon: 'mail' },
    { title: 'b', icon: 'phone' },
  ]);
});

test.each([[['mail']], [['mail', 'phone', 'pin']]] as const)(
  'two items and the icons %j: an error, not a wrong icon',
  (icons) => {
    expect(() => withIcons([{}, {}], icons)).toThrow('content/item-icons.ts');
  },
);
