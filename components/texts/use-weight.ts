import { useNumber } from './use-number';

/** Writes what a file weighs in kilobytes of a thousand bytes, to a tenth: `6.6 kB`. */
export function useWeight(): (bytes: number) => string {
  const write = useNumber();
  return (bytes) =>
    write(bytes / 1000, {
      style: 'unit',
      unit: 'kilobyte',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
}
