import type { RuleAdvice } from '@/i18n/audit-texts';
import { loadFile } from '@/lib/downloads/load-file';
import { ruleIds } from '@/seo/audit/rules/rules';

function isAdviceOnOne(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'reason' in value &&
    typeof value.reason === 'string' &&
    'fix' in value &&
    typeof value.fix === 'string'
  );
}

/** A page that has been open for long may know rules that the site of today does not. */
function isAdvice(value: unknown): value is RuleAdvice {
  if (typeof value !== 'object' || value === null) return false;
  const known = new Map<string, unknown>(Object.entries(value));
  return ruleIds.every((rule) => isAdviceOnOne(known.get(rule)));
}

const arrived = new Map<string, RuleAdvice>();

/**
 * The advice on all rules, loaded once.
 * @param address its URL path
 * @throws Error saying why it did not arrive, or that it is none
 */
export async function loadAdvice(address: string): Promise<RuleAdvice> {
  const known = arrived.get(address);
  if (known !== undefined) return known;
  const loaded = await loadFile(address, new AbortController().signal);
  if ('failure' in loaded) throw new Error(`${address}: ${loaded.failure}`);
  const advice: unknown = JSON.parse(new TextDecoder().decode(loaded.content));
  if (!isAdvice(advice)) throw new Error(`${address}: no advice on all rules`);
  arrived.set(address, advice);
  return advice;
}
