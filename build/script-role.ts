import { inlineFunction } from '@/components/layout/inline-script';
import type { ScriptRole } from './page-kinds';
import { attribute, type StartTag } from './start-tag';

/** The type of scripts that browsers read but do not run. */
const dataType = 'application/ld+json';

/**
 * What a script element is for.
 * @param content what stands between its tags
 * @throws Error when it is of no known kind: Next may have changed what it writes
 */
export function scriptRole(tag: StartTag, content: string): ScriptRole {
  const source = attribute(tag, 'src');
  if (source?.startsWith('/_next/')) {
    return attribute(tag, 'nomodule') === undefined ? 'framework' : 'legacy';
  }
  if (source?.startsWith('/client.js')) return 'client';
  if (source === undefined) {
    if (attribute(tag, 'type') === dataType) return 'own';
    if (content.startsWith(inlineFunction())) return 'own';
    if (content.includes('self.__next_f')) return 'data';
    if (content.includes('TURBOPACK')) return 'start';
  }
  throw new Error(`unknown script: ${source ?? content.slice(0, 80)}`);
}
