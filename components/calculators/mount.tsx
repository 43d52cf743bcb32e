import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { addressOf, calculatorIn, entriesIn } from '@/lib/calculators/address';
import type { CalculatorData } from './calculator-data';
import { CalculatorView } from './calculator-view';

/** A calculator that can be used; its entries are in the address, which can be shared. */
function InteractiveCalculator({ data }: { data: CalculatorData }) {
  const [typed, setTyped] = useState(() => entriesIn(data.id, location.hash));
  const change = (name: string, text: string) => {
    const next = { ...typed, [name]: text };
    setTyped(next);
    history.replaceState(history.state, '', `#${addressOf(data.id, next)}`);
  };
  return <CalculatorView data={data} typed={typed} onType={change} />;
}

for (const container of document.querySelectorAll<HTMLElement>('[data-calculator]')) {
  // Written by components/calculators/calculator.tsx of the same build.
  const data: CalculatorData = JSON.parse(container.dataset.calculator ?? '');
  createRoot(container).render(
    <StrictMode>
      <InteractiveCalculator data={data} />
    </StrictMode>,
  );
  if (calculatorIn(location.hash) === data.id) container.parentElement?.scrollIntoView();
}
