/** @jest-environment node */

import { clientOf, createLimits } from './limits';

const minute = 60_000;
let time = 0;

function limits(reviewAbove = 60) {
  return createLimits({ reviewAbove, now: () => time });
}

beforeEach(() => {
  time = Date.UTC(2026, 10, 25, 12);
});

describe('address', () => {
  test.each<[number, string | undefined, string | undefined, string | undefined]>([
    [0, '1.1.1.1', '2.2.2.2', undefined],
    [1, undefined, '2.2.2.2', '2.2.2.2'],
    [1, undefined, undefined, 'unknown'],
    [1, '6.6.6.6, 1.1.1.1', '2.2.2.2', '1.1.1.1'],
    [2, '6.6.6.6, 1.1.1.1, 3.3.3.3', '2.2.2.2', '1.1.1.1'],
    [3, '1.1.1.1, 3.3.3.3', '2.2.2.2', '2.2.2.2'],
    [1, '1.1.1.1:443', undefined, '1.1.1.1'],
    [1, '::ffff:1.1.1.1', undefined, '1.1.1.1'],
    [1, '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
    [1, '[2001:DB8:1:2::9]:443', undefined, '2001:db8:1:2'],
    [1, '2001:db8::1', undefined, '2001:db8:0:0'],
    [1, '::1', undefined, '0:0:0:0'],
    [1, '2001:0db8:0001::', undefined, '2001:db8:1:0'],
    [1, '_hidden', '2.2.2.2', '2.2.2.2'],
    [1, '_hidden', undefined, 'unknown'],
    [1, '', '2.2.2.2', '2.2.2.2'],
    [1, '1.1.1.1, <script>', '2.2.2.2', '2.2.2.2'],
  ])('behind %i proxies, %j from %j counts for %j', (proxies, forwarded, remote, expected) => {
    expect(clientOf(proxies, forwarded, remote)).toBe(expected);
  });
});

describe('by address', () => {
  test('three in ten minutes without a token, ten with one', () => {
    const { wait } = limits();
    expect([1, 2, 3].map(() => wait('a', false))).toEqual([0, 0, 0]);
    expect(wait('a', false)).toBe(600);
    expect([4, 5, 6, 7, 8, 9, 10].map(() => wait('a', true))).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(wait('a', true)).toBe(600);
    expect(wait('b', false)).toBe(0);
  });

  test('the wait is until the next one is taken, and what was refused does not count', () => {
    const { wait } = limits();
    for (let count = 0; count < 3; count += 1) {
      expect(wait('a', false)).toBe(0);
      time += minute;
    }
    expect(wait('a', false)).toBe(7 * 60);
    time += 7 * minute - 1;
    expect(wait('a', false)).toBe(1);
    time += 1;
    expect(wait('a', false)).toBe(0);
    expect(wait('a', false)).toBe(60);
  });

  test('without an address there is no limit', () => {
    const { wait } = limits();
    expect(Array.from({ length: 50 }, () => wait(undefined, false))).toEqual(Array(50).fill(0));
  });

  test('addresses are remembered within bounds: the one that was seen last, longest', () => {
    const { wait } = limits();
    for (let count = 0; count < 3; count += 1) wait('seen', false);
    for (let count = 0; count < 3; count += 1) wait('forgotten', false);
    for (let count = 0; count < 9_999; count += 1) wait(`other ${count}`, false);
    expect(wait('forgotten', false)).toBeGreaterThan(0);
    wait('one more', false);
    expect(wait('seen', false)).toBe(0);
  });
});

describe('in all', () => {
  test('more than so many within a minute are a flood', () => {
    const { isFlood } = limits(3);
    const next = () => isFlood(undefined, false);
    expect([1, 2, 3, 4, 5].map(next)).toEqual([false, false, false, true, true]);
    time += minute;
    expect([1, 2, 3, 4].map(next)).toEqual([false, false, false, true]);
  });

  test('in a flood a token is needed, and a network has two within ten minutes', () => {
    const { isFlood } = limits(1);
    expect(isFlood('1.1.1.1', true)).toBe(false);
    expect(isFlood('1.1.1.1', true)).toBe(false);
    expect(isFlood('1.1.1.1', true)).toBe(true);
    expect(isFlood('2.2.2.2', false)).toBe(true);
    expect(isFlood('3.3.3.3', true)).toBe(false);
    expect(isFlood(undefined, true)).toBe(false);
    time += 10 * minute;
    isFlood('9.9.9.9', true);
    expect(isFlood('1.1.1.1', true)).toBe(false);
  });

  test('IPv6 networks of 64 bits count together for their 48 bits', () => {
    const { isFlood } = limits(1);
    const clients = ['2001:db8:1:1', '2001:db8:1:2', '2001:db8:1:3', '2001:db8:2:3'];
    expect(clients.map((client) => isFlood(client, true))).toEqual([false, false, true, false]);
  });
});
