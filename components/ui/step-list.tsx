import type { ReactNode } from 'react';
import { classNames } from '@/lib/markup/class-names';
import { CardTitle } from './card-title';

type Step = { title: string; description: ReactNode };

const columns: Record<number, string> = {
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
};

/** Numbered steps (01, 02, …) in the order in which they happen. */
export function StepList({ steps }: { steps: Step[] }) {
  return (
    <ol
      className={classNames(
        'steps mt-8 grid gap-6 sm:mt-10 sm:gap-8 max-lg:max-w-measure',
        columns[steps.length],
      )}
    >
      {steps.map((step, index) => (
        <li key={step.title}>
          <span className="font-display font-semibold text-primary text-title max-lg:float-left max-lg:mr-3 max-lg:text-[1.375rem] max-lg:lines-tight">
            {String(index + 1).padStart(2, '0')}
          </span>
          <CardTitle as="h3" className="lg:mt-1">
            {step.title}
          </CardTitle>
          <p className="mt-1 text-muted max-lg:clear-left lg:mt-2">{step.description}</p>
        </li>
      ))}
    </ol>
  );
}
