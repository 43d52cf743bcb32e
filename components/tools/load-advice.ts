import type { RuleAdvice } from '@/i18n/audit-texts';
import { loadFile } from '@/lib/downloads/load-file';
import { ruleIds } from '@/seo/audit/audit-site';

const loaded = new Map<string, RuleAdvice>();

/**
 * The advice on all rules, loaded once.
 * @param url its URL path
 * @throws Error saying why it did not arrive, or that it lacks a rule: a page that has been open for long may
 * know rules that the site of today does not
 */
export async function loadAdvice(url: string): Promise<RuleAdvice> {
  const known = loaded.get(url);
  if (known !== undefined) return known;
  const file = await loadFile(url, new AbortController().signal);
  if ('failure' in file) throw new Error(`${url}: ${file.failure}`);
  const advice: RuleAdvice = JSON.parse(new TextDecoder().decode(file.content));
  if (!ruleIds.every((rule) => advice[rule]?.reason && advice[rule].fix)) {
    throw new Error(`${url}: no advice on all rules`);
  }
  loaded.set(url, advice);
  return advice;
}
