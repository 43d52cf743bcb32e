import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { calculatorHash, calculatorIn, entriesIn } from '@/lib/calculators/calculator-hash';
import { calculators } from '@/lib/calculators/calculators';
import { calendarId, profileFields, profileOf } from '@/lib/calculators/filing-calendar';
import type { CalculatorData } from './calculator-data';
import { CalculatorView } from './calculator-view';
import type { CalendarData } from './calendar-data';
import { CalendarView } from './calendar-view';

/** Writes what somebody has entered into the hash of the URL, which can be shared. */
function writeHash(id: string, typed: Readonly<Record<string, string>>): void {
  history.replaceState(history.state, '', `#${calculatorHash(id, typed)}`);
}

/** A calculator that can be used. */
function InteractiveCalculator({ data }: { data: CalculatorData }) {
  const [typed, setTyped] = useState(() =>
    entriesIn(data.id, calculators[data.id].fields, location.hash),
  );
  const change = (name: string, text: string) => {
    const next = { ...typed, [name]: text };
    setTyped(next);
    writeHash(data.id, next);
  };
  return <CalculatorView data={data} typed={typed} onType={change} />;
}

/** The filing calendar, whose choices can be changed. */
function InteractiveCalendar({ data }: { data: CalendarData }) {
  const [profile, setProfile] = useState(() =>
    profileOf(entriesIn(data.id, profileFields, location.hash)),
  );
  return (
    <CalendarView
      data={data}
      profile={profile}
      onChoose={(next) => {
        setProfile(next);
        writeHash(data.id, next);
      }}
    />
  );
}

for (const container of document.querySelectorAll<HTMLElement>('[data-calculator]')) {
  // Written by components/calculators/calculator-frame.tsx of the same build.
  const data: CalculatorData | CalendarData = JSON.parse(container.dataset.calculator ?? '');
  createRoot(container).render(
    <StrictMode>
      {data.id === calendarId ? (
        <InteractiveCalendar data={data} />
      ) : (
        <InteractiveCalculator data={data} />
      )}
    </StrictMode>,
  );
  if (calculatorIn(location.hash) === data.id) container.parentElement?.scrollIntoView();
}
