import type { RuleAdvice } from '@/i18n/audit-texts';
import { loadFile } from '@/lib/downloads/load-file';
import { ruleIds } from '@/seo/audit/audit-site';

const loaded = new Map<string, RuleAdvice>();

/**
 * The advice on all rules, loaded once.
 * @param address its URL path
 * @throws Error saying why it did not arrive, or that it lacks a rule: a page that has been open for long may
 * know rules that the site of today does not
 */
export async function loadAdvice(address: string): Promise<RuleAdvice> {
  const known = loaded.get(address);
  if (known !== undefined) return known;
  const file = await loadFile(address, new AbortController().signal);
  if ('failure' in file) throw new Error(`${address}: ${file.failure}`);
  const advice: RuleAdvice = JSON.parse(new TextDecoder().decode(file.content));
  if (!ruleIds.every((rule) => advice[rule]?.reason && advice[rule].fix)) {
    throw new Error(`${address}: no advice on all rules`);
  }
  loaded.set(address, advice);
  return advice;
}
