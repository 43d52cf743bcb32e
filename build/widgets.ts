import { attribute, type StartTag } from './start-tag';

/** Elements that do something only once React has hydrated them, by what shows them in HTML. */
const widgets: Record<string, (tag: StartTag) => boolean> = {
  'a form': ({ tagName }) => ['form', 'input', 'select', 'textarea'].includes(tagName),
  tabs: (tag) => ['tablist', 'tab', 'tabpanel'].includes(attribute(tag, 'role') ?? ''),
  'a slideshow': (tag) => attribute(tag, 'aria-roledescription') === 'carousel',
  'a panel that opens': (tag) => attribute(tag, 'data-state') !== undefined,
  // The browser itself answers a button of a popover.
  'a button': (tag) => tag.tagName === 'button' && attribute(tag, 'popovertarget') === undefined,
};

/** Name of the widget that a start tag is a part of, for people; `undefined` when React has no part in it. */
export function widgetOf(tag: StartTag): string | undefined {
  return Object.keys(widgets).find((name) => widgets[name]?.(tag));
}
