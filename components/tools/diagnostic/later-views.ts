import type { ComponentType } from 'react';
import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { withAdvice } from '@/components/tools/with-advice';
import type { Diagnosis } from '@/seo/audit/diagnosis';
import type { View } from './view-state';

type ViewProps = { diagnosis: Diagnosis; isWhole: boolean; texts: DiagnosticWords };

/**
 * The views that are loaded when they are opened: those that a run does not open with and that weigh
 * something. They are given the address of the advice, which some of them show.
 */
export const laterViews: Record<
  Exclude<View, 'issues' | 'recommendations'>,
  (advice: string) => Promise<ComponentType<ViewProps>>
> = {
  pages: async () => (await import('./page-cards')).PageCards,
  languages: withAdvice(async () => (await import('./language-table')).LanguageTable),
  links: async () => (await import('./link-view')).LinkView,
  duplicates: async () => (await import('./duplicate-list')).DuplicateList,
} as const satisfies Partial<Record<View, (advice: string) => Promise<ComponentType<ViewProps>>>>;

/** What is recommended: a view that the audit has, too. */
export const loadActions = withAdvice(
  async () => (await import('@/components/tools/audit/actions')).Actions,
);
