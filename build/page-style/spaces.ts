import type { Root } from 'postcss';

/** A string, or a comma with the white space around it. */
const comma = /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|\s*,\s*/g;

/** Removes white space that means nothing: after commas. */
export function removeSpaces(sheet: Root): void {
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(comma, (_, string?: string) => string ?? ',');
  });
}
