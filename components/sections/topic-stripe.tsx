import type { categories } from '@/content/categories';

type Topic = (typeof categories)[number];

/** Two threads for each topic: the ground and the accent of its stripe. */
const colors: Record<Topic, string> = {
  bookkeeping: 'bg-lagoon border-accent',
  taxCompliance: 'bg-coral border-deep',
  hrPayroll: 'bg-accent border-coral',
  remoteWork: 'bg-lagoon-pale border-lagoon',
  financialManagement: 'bg-deep border-coral dark:bg-on-deep-line',
  businessPlanning: 'bg-accent-pale border-coral',
  businessExpansion: 'bg-coral-pale border-lagoon',
  businessAutomation: 'bg-on-deep-muted border-accent',
  cybersecurity: 'bg-on-deep-line border-coral-light',
};

/** The stripe of a topic, beside its name. */
export function TopicStripe({ topic }: { topic: Topic }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block h-3 w-7 shrink-0 border-r-8 ${colors[topic]}`}
    />
  );
}
