import type { Weights, WeightType } from './measured';

/** An answer that came through the line. */
export type Answer = {
  url: string;
  /** What the browser asked for it as, by the DevTools protocol (`Network.ResourceType`). */
  type: string;
  /** Its size with headers, as it was sent, in bytes. */
  bytes: number;
  /** Its size without them. */
  body: number;
};

const types: Record<string, WeightType> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'font',
  Image: 'image',
};

/** Sums of what came by type. Addresses that hold their own data are in the page already. */
export function weigh(answers: readonly Answer[]): Weights {
  const none = () => ({ bytes: 0, body: 0, requests: 0 });
  const weights: Weights = {
    html: none(),
    css: none(),
    js: none(),
    font: none(),
    image: none(),
    other: none(),
  };
  for (const { url, type, bytes, body } of answers) {
    if (!/^https?:/.test(url)) continue;
    const weight = weights[types[type] ?? 'other'];
    weight.bytes += bytes;
    weight.body += body;
    weight.requests += 1;
  }
  return weights;
}

/** Everything together. */
export function total(weights: Weights): { bytes: number; requests: number } {
  const all = Object.values(weights);
  return {
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: all.reduce((sum, { requests }) => sum + requests, 0),
  };
}
