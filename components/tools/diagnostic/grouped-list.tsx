import type { ReactNode } from 'react';

type Group = {
  id: string;
  title: ReactNode;
  items: readonly ReactNode[];
  /** Shown where there are no items. */
  none?: string;
};

/** List items under headings. */
export function GroupedList({ note, groups }: { note?: string; groups: readonly Group[] }) {
  return (
    <div className="grid grid-cols-1 gap-10">
      {note === undefined ? null : <p className="max-w-measure text-muted">{note}</p>}
      {groups.map(({ id, title, items, none }) => (
        <section key={id} aria-labelledby={`group-${id}`}>
          <h3
            id={`group-${id}`}
            className="flex items-center gap-2 font-display font-semibold text-subtitle"
          >
            {title}
          </h3>
          {items.length === 0 ? (
            <p className="mt-2 text-muted">{none}</p>
          ) : (
            <ul className="mt-4 [&>*+*]:border-hairline [&>*+*]:border-t border-hairline border-t [&>*]:py-4">
              {items}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
