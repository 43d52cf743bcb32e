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

describe('client', () => {
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

describe('limit by address', () => {
  test('three inquiries in ten minutes without a token, ten with one', () => {
    const { consume } = limits();
    expect([1, 2, 3].map(() => consume('a', false))).toEqual([0, 0, 0]);
    expect(consume('a', false)).toBe(600);
    expect([4, 5, 6, 7, 8, 9, 10].map(() => consume('a', true))).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(consume('a', true)).toBe(600);
    expect(consume('b', false)).toBe(0);
  });

  test('the wait is until the next one is taken, and what was refused does not count', () => {
    const { consume } = limits();
    for (let count = 0; count < 3; count += 1) {
      expect(consume('a', false)).toBe(0);
      time += minute;
    }
    expect(consume('a', false)).toBe(7 * 60);
    time += 7 * minute - 1;
    expect(consume('a', false)).toBe(1);
    time += 1;
    expect(consume('a', false)).toBe(0);
    expect(consume('a', false)).toBe(60);
  });

  test('without a trusted proxy there is no limit', () => {
    const { consume } = limits();
    expect(Array.from({ length: 50 }, () => consume(undefined, false))).toEqual(Array(50).fill(0));
  });

  test('addresses are remembered within bounds: the one that was seen last, longest', () => {
    const { consume } = limits();
    for (let count = 0; count < 3; count += 1) consume('seen', false);
    for (let count = 0; count < 3; count += 1) consume('forgotten', false);
    for (let count = 0; count < 9_999; count += 1) consume(`other ${count}`, false);
    expect(consume('forgotten', false)).toBeGreaterThan(0);
    consume('one more', false);
    expect(consume('seen', false)).toBe(0);
  });
});

describe('flood', () => {
  test('begins when more than `reviewAbove` come within a minute', () => {
    const { detectFlood } = limits(3);
    const next = () => detectFlood(undefined, false);
    expect([1, 2, 3, 4, 5].map(next)).toEqual([false, false, false, true, true]);
    time += minute;
    expect([1, 2, 3, 4].map(next)).toEqual([false, false, false, true]);
  });

  test('lets through what has a token, two of a network within ten minutes', () => {
    const { detectFlood } = limits(1);
    expect(detectFlood('1.1.1.1', true)).toBe(false);
    expect(detectFlood('1.1.1.1', true)).toBe(false);
    expect(detectFlood('1.1.1.1', true)).toBe(true);
    expect(detectFlood('2.2.2.2', false)).toBe(true);
    expect(detectFlood('3.3.3.3', true)).toBe(false);
    expect(detectFlood(undefined, true)).toBe(false);
    time += 10 * minute;
    detectFlood('9.9.9.9', true);
    expect(detectFlood('1.1.1.1', true)).toBe(false);
  });

  test('counts IPv6 networks of 64 bits together where their first 48 are the same', () => {
    const { detectFlood } = limits(1);
    const clients = ['2001:db8:1:1', '2001:db8:1:2', '2001:db8:1:3', '2001:db8:2:3'];
    expect(clients.map((client) => detectFlood(client, true))).toEqual([false, false, true, false]);
  });
});
