/**
 * Prints the path with which each icon is drawn, by name, as JSON; an icon of rectangles alone has none.
 * Run by `icons.test.ts`.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '@/components/ui/icon';
import { iconNames } from '@/content/icons';

const drawings = iconNames.flatMap((name) => {
  const [, path] = / d="([^"]+)"/.exec(renderToStaticMarkup(createElement(Icon, { name }))) ?? [];
  return path === undefined ? [] : [[name, path]];
});
console.log(JSON.stringify(Object.fromEntries(drawings)));
