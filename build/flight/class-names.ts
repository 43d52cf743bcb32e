import { elementModel, elementOf, isProps, type Model, type Props } from './model';
import { readRows, writeRows } from './rows';

/** How a list of classes is to be written. */
type Rename = (classes: string) => string;

/** How the classes of an element are to be written, and those that a component gets to give them to one. */
type Renames = {
  ofElement: Rename;
  /** What the component does with them is its own affair. */
  handed: Rename;
};

function renameInProps(props: Props, renames: Renames): Props {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, renameIn(value, renames)]),
  );
}

function renameIn(value: Model, renames: Renames): Model {
  const element = elementOf(value);
  if (element !== undefined) {
    const props = renameInProps(element.props, renames);
    const { className } = element.props;
    if (typeof className === 'string' && className !== '$undefined') {
      const rename = element.type.startsWith('$') ? renames.handed : renames.ofElement;
      props.className = rename(className);
    }
    return elementModel({ ...element, props });
  }
  if (Array.isArray(value)) return value.map((part) => renameIn(part, renames));
  return isProps(value) ? renameInProps(value, renames) : value;
}

/**
 * The data for React with other names for the classes of elements.
 * @throws Error when the data are not as React writes them
 */
export function renameClasses(data: string, renames: Renames): string {
  return writeRows(
    readRows(data).map((row) =>
      row.tag === ''
        ? { ...row, text: JSON.stringify(renameIn(JSON.parse(row.text), renames)) }
        : row,
    ),
  );
}

/** Properties of components whose texts are no names: classes are renamed, and the others never become any. */
const noNames = ['className', 'style'];

function textsOf(value: Model, isHanded: boolean): string[] {
  if (typeof value === 'string') return isHanded ? [value] : [];
  const element = elementOf(value);
  if (element !== undefined) {
    return Object.entries(element.props).flatMap(([name, prop]) =>
      noNames.includes(name)
        ? []
        : textsOf(prop, element.type.startsWith('$') && name !== 'children'),
    );
  }
  if (Array.isArray(value)) return value.flatMap((part) => textsOf(part, isHanded));
  return isProps(value) ? Object.values(value).flatMap((part) => textsOf(part, isHanded)) : [];
}

/**
 * The texts that components get from the data for React, but for the classes that `renameClasses` knows.
 * @throws Error when the data are not as React writes them
 */
export function handedTexts(data: string): string[] {
  return readRows(data).flatMap((row) =>
    row.tag === '' ? textsOf(JSON.parse(row.text), true) : [],
  );
}
