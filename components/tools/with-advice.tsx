import type { ComponentType, FunctionComponent } from 'react';
import type { RuleAdvice } from '@/i18n/audit-texts';
import { loadAdvice } from './load-advice';

/** What a part of a report that shows advice is given beside the rest. */
export type AdviceProps = { advice: RuleAdvice };

/**
 * Loads a part of a report together with the advice that it shows.
 * @returns loads the part with the advice at an address in it; @throws Error as `loadAdvice` does
 */
export function withAdvice<Props extends object>(
  load: () => Promise<ComponentType<Props & AdviceProps>>,
): (address: string) => Promise<FunctionComponent<Props>> {
  return async (address) => {
    const [Part, advice] = await Promise.all([load(), loadAdvice(address)]);
    return (props) => <Part {...props} advice={advice} />;
  };
}
