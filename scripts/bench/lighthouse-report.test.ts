/** @jest-environment node */
import { figuresOf } from './lighthouse-report';

/** As Lighthouse 13 writes it, without what is not read. */
function report() {
  const score = (value: number | null) => ({ title: 'category', score: value });
  const metric = (value: number) => ({ score: 1, numericValue: value, numericUnit: 'millisecond' });
  return {
    lighthouseVersion: '13.5.0',
    environment: { benchmarkIndex: 2115 },
    timing: { total: 7250 },
    categories: {
      performance: score(0.98),
      accessibility: score(1),
      'best-practices': score(0.96),
      seo: score(0.9),
      'agentic-browsing': score(null),
    },
    audits: {
      'first-contentful-paint': metric(752),
      'largest-contentful-paint': metric(1352),
      'total-blocking-time': metric(13),
      'cumulative-layout-shift': metric(0.004),
      'lcp-breakdown-insight': {
        details: {
          items: [
            { type: 'table', items: [] },
            { type: 'node', snippet: '<h1 class="title">' },
          ],
        },
      },
    },
  };
}

test('a report becomes the figures that are kept', () => {
  expect(figuresOf(report(), '/about')).toEqual({
    index: 2115,
    performance: 0.98,
    accessibility: 1,
    practices: 0.96,
    seo: 0.9,
    agents: null,
    fcp: 752,
    lcp: 1352,
    tbt: 13,
    cls: 0.004,
    largest: '<h1 class="title">',
    seconds: 7.25,
  });
});

test('where nothing says what is largest, nothing is written', () => {
  const { audits, ...rest } = report();
  const silent = { ...rest, audits: { ...audits, 'lcp-breakdown-insight': {} } };
  expect(figuresOf(silent, '/about').largest).toBe('');
});

test('a page that could not be measured is named with the reason', () => {
  const failed = { ...report(), runtimeError: { code: 'NO_FCP', message: 'Nothing was painted.' } };
  expect(() => figuresOf(failed, '/about')).toThrow('Lighthouse at /about: Nothing was painted.');
});

test('a report of another shape is named with what is missing', () => {
  const { audits, ...rest } = report();
  const { 'largest-contentful-paint': _, ...others } = audits;
  expect(() => figuresOf({ ...rest, audits: others }, '/about')).toThrow(
    /report of \/about:[\s\S]*largest-contentful-paint/,
  );
});
