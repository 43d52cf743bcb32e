import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';

/** A style sheet of the build with root-relative URLs, and the classes whose rules can be dropped. */
export type Sheet = { code: Buffer; classes: ReadonlySet<string> };

/** Reads a style sheet. @throws Error when it imports another one: that would be a request before the first paint */
export function readSheet(folder: string, address: string): Sheet {
  const classes = new Set<string>();
  // Where a class is dropped, Lightning CSS also drops a property of its name that it does not know: `text-wrap` in
  // every rule. Such classes stay.
  const unknownProperties = new Set<string>();
  const { code } = transform({
    filename: address,
    code: readFileSync(path.join(folder, address)),
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'class') classes.add(part.name);
      },
      Declaration: {
        custom({ name }) {
          unknownProperties.add(name);
        },
      },
      Url(url) {
        const isRelative = !/^(?:[a-z]+:|[/#])/.test(url.url);
        return isRelative
          ? { ...url, url: path.posix.join(path.posix.dirname(address), url.url) }
          : url;
      },
      Rule: {
        import({ value }) {
          throw new Error(`${address}: "@import" fetches ${value.url}`);
        },
      },
    },
  });
  for (const name of unknownProperties) classes.delete(name);
  return { code: Buffer.from(code), classes };
}
