import { classNames } from '@/lib/class-names';
import { Icon } from './icon';

/** Bullet points with a check mark each. */
export function CheckList({ items, twoColumns }: { items: string[]; twoColumns?: boolean }) {
  return (
    <ul className={classNames('grid gap-x-10 gap-y-3', twoColumns && 'md:grid-cols-2')}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name="check" className="mt-1 size-5 shrink-0 text-primary" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
