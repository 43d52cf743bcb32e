/** @jest-environment node */
import { localeCodes } from './locales';
import request from './request';

const rootLocale = jest.fn();
jest.mock('next/root-params', () => ({ locale: () => rootLocale() }));
jest.mock('next-intl/server', () => ({ getRequestConfig: (config: unknown) => config }));

test.each(localeCodes)(
  'no key has a dot, for which `npm run dev` would show no page: %s',
  async (locale) => {
    rootLocale.mockResolvedValue(locale);
    const { messages } = await request({ requestLocale: Promise.resolve(undefined) });
    const dotted: string[] = [];
    JSON.stringify(messages, (key, value) => {
      if (key.includes('.')) dotted.push(key);
      return value;
    });
    expect(dotted).toEqual([]);
  },
);
