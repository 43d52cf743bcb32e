import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import type { Outcome } from './run-diagnosis';

/** What the parts of the results are given. */
export type ViewProps = { outcome: Outcome; texts: DiagnosticWords };
