/** @jest-environment node */
import { mediansOf, pageMedians, peerMedians } from './page-medians';
import { samplePage, sampleRun } from './samples';

test('each figure has its own median', () => {
  const runs = [
    sampleRun({ lcp: 900, tbt: 30 }),
    sampleRun({ lcp: 1200, tbt: 10 }),
    sampleRun({ lcp: 1000, tbt: 20 }),
  ];
  expect(mediansOf(runs)).toMatchObject({ lcp: 1000, tbt: 20 });
});

test('runs without a score count for nothing, and where none has one, there is no median', () => {
  const runs = [sampleRun({ seo: null, agents: null }), sampleRun({ seo: 0.9, agents: null })];
  expect(mediansOf(runs).seo).toBe(0.9);
  expect(mediansOf(runs)).not.toHaveProperty('agents');
});

test('ours and the peer’s come from the rounds of the method', () => {
  const page = samplePage({
    rounds: {
      simulate: [{ page: sampleRun({ lcp: 1000 }), peers: { other: sampleRun({ lcp: 1500 }) } }],
      devtools: [
        { page: sampleRun({ lcp: 1700 }), peers: { other: sampleRun({ lcp: 1600 }) } },
        { page: sampleRun({ lcp: 1800 }), peers: {} },
        { page: sampleRun({ lcp: 1900 }), peers: {} },
      ],
    },
  });
  expect(pageMedians(page, 'simulate').lcp).toBe(1000);
  expect(pageMedians(page, 'devtools').lcp).toBe(1800);
  expect(peerMedians(page, 'devtools', 'other').lcp).toBe(1600);
  expect(peerMedians(page, 'devtools', 'unknown')).toEqual({});
});
