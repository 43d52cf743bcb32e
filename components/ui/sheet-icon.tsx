import type { IconName } from '@/content/icons';
import { iconSheets } from '@/content/message-items';
import { type IconSize, iconClasses } from './icon-classes';
import questions from './icon-sheets/questions.svg';
import visas from './icon-sheets/visas.svg';

type SheetName = keyof typeof iconSheets;

const addresses: Record<SheetName, string> = { questions: questions.src, visas: visas.src };

type SheetIconProps = { sheet: SheetName; name: IconName; size?: IconSize; className?: string };

/**
 * An `Icon` that is drawn in a file, with others that stand on the same page: for lists of many, below
 * the first screen. In the page they would come before all that is read.
 * @throws Error when the sheet has no such icon
 */
export function SheetIcon({ sheet, name, size = 'md', className }: SheetIconProps) {
  if (!iconSheets[sheet].includes(name)) {
    throw new Error(`content/message-items.ts: iconSheets.${sheet} has no "${name}"`);
  }
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={iconClasses(size, className)}>
      <use href={`${addresses[sheet]}#${name}`} />
    </svg>
  );
}
