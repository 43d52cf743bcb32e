import { elementModel, elementOf, isProps, type Model, type Props } from './model';
import { readRows, writeRows } from './rows';

/** How the classes of an element are to be written. */
type Rename = (classes: string) => string;

function renameInProps(props: Props, rename: Rename): Props {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, renameIn(value, rename)]),
  );
}

function renameIn(value: Model, rename: Rename): Model {
  const element = elementOf(value);
  if (element !== undefined) {
    const props = renameInProps(element.props, rename);
    const { className } = element.props;
    // What a component does with such a text is its own affair.
    const isOfTag = !element.type.startsWith('$') && typeof className === 'string';
    if (isOfTag && className !== '$undefined') props.className = rename(className);
    return elementModel({ ...element, props });
  }
  if (Array.isArray(value)) return value.map((part) => renameIn(part, rename));
  return isProps(value) ? renameInProps(value, rename) : value;
}

/**
 * The data for React with other names for the classes of elements.
 * @throws Error when the data are not as React writes them
 */
export function renameClasses(data: string, rename: Rename): string {
  return writeRows(
    readRows(data).map((row) =>
      row.tag === ''
        ? { ...row, text: JSON.stringify(renameIn(JSON.parse(row.text), rename)) }
        : row,
    ),
  );
}
