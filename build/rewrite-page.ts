import type { Runtime } from '@/content/pages';
import { readDataScripts, writeDataScript } from './flight/data-scripts';
import { keepStillParts } from './flight/still-parts';
import { pageKinds, type ScriptRole } from './page-kinds';
import type { StyledPage, WholePage } from './page-style/page-styles';
import { within } from './page-style/within';
import { scriptRole } from './script-role';
import { attribute, type StartTag } from './start-tag';
import { StringRewriter } from './string-rewriter';
import { widgetOf } from './widgets';

/** What a page needs besides its own HTML. */
export type PageParts = {
  /**
   * Keeps the script of the data that Next writes into a page for React, more than half of its size, and
   * returns its URL.
   */
  keepData: (data: string) => string;
  /** The text of a script of the framework, as it stands in its file; '' where the file gets another name. */
  readScript: (source: string) => string;
  /** What stands in place of the link to the page's style sheet. */
  styleOf: (page: StyledPage) => string;
  /** Gives the page, with its style, and its data shorter names. */
  shorten: (page: WholePage) => Promise<{ html: string; data: string }>;
  /** What runs while the page is read, and loads the script of every page when it has been painted. */
  headScript: string;
};

/** A script element that has begun. */
type Script = { tag: StartTag; raw: string; content: string };

/** Whether an element only fetches a script ahead. */
function preloadsScript(tag: StartTag): boolean {
  return (
    tag.tagName === 'link' &&
    attribute(tag, 'rel') === 'preload' &&
    attribute(tag, 'as') === 'script'
  );
}

/**
 * Whether nothing needs an element of the head: X reads title, description and picture where Open Graph has
 * them, fonts are fetched so late that a connection of their own only takes the line, and that they have
 * stand-ins is for the framework to know.
 * https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
 */
function isNeedless(tag: StartTag): boolean {
  const name = attribute(tag, 'name');
  return (
    (tag.tagName === 'meta' && name?.startsWith('twitter:') === true && name !== 'twitter:card') ||
    (tag.tagName === 'meta' && name === 'next-size-adjust') ||
    (tag.tagName === 'link' && attribute(tag, 'rel') === 'preconnect')
  );
}

/** The largest script of the framework that is not worth a request of its own, in bytes. */
const smallest = 1000;

/** How such a script says which file it is: the framework asks for it by that. */
const itself = '"object"==typeof document?document.currentScript:void 0';

/**
 * A small script of the framework as it may stand in another one: it says by name which it is.
 * @returns undefined where it is larger, or says it in another way
 */
function withinAnother(source: string, text: string): string | undefined {
  const [before, after, ...more] = text.split(itself);
  if (Buffer.byteLength(text) > smallest || after === undefined || more.length > 0)
    return undefined;
  return `${before}${JSON.stringify(source.replace('/_next/', ''))}${after}`;
}

/** The scripts that a page defers, in the order in which they stand there. */
class Deferred {
  private data: string[] = [];
  private start: string[] = [];
  private sources = new Set<string>();

  /** The framework's scripts, by URL path. */
  get scripts(): string[] {
    return [...this.sources];
  }

  add({ tag, content }: Script, role: ScriptRole): void {
    if (role === 'data') this.data.push(content);
    if (role === 'start') this.start.push(content);
    if (role === 'framework') this.sources.add(attribute(tag, 'src') ?? '');
  }

  /** @throws Error when nothing would start React */
  check(): void {
    if (this.data.length === 0 || this.start.length === 0 || this.sources.size === 0) {
      throw new Error('the page holds no script that starts React');
    }
  }

  /** The data for React. */
  readData(): string {
    return readDataScripts(this.data);
  }

  /**
   * The list that `client/defer.ts` reads.
   * @param keepData keeps the script of the page's data and returns its URL
   */
  list(data: string, { keepData, readScript }: PageParts): string {
    const small = new Map(
      this.scripts.flatMap((source) => {
        const text = withinAnother(source, readScript(source));
        return text === undefined ? [] : [[source, text] as const];
      }),
    );
    const others = this.scripts.filter((source) => !small.has(source));
    // React must find the data when it starts: whichever script comes first, the start waits for it. It
    // is a task of its own, so that the page can answer in between.
    const start = `setTimeout(() => {${this.start.join(';')}})`;
    const script = [`${writeDataScript(data)};`, ...small.values(), start].join('\n');
    const list = JSON.stringify([keepData(script), ...others]);
    return `<script type="application/json" id="runtime">${list}</script>`;
  }
}

/** Whether an element fetches a style sheet of the build. */
function isStyleSheet(tag: StartTag): boolean {
  return tag.tagName === 'link' && attribute(tag, 'rel') === 'stylesheet';
}

/** Whether an element names what browsers need to install the site: some fetch it before they paint. */
function isManifest(tag: StartTag): boolean {
  return tag.tagName === 'link' && attribute(tag, 'rel') === 'manifest';
}

/** @throws Error when what a page shows and its runtime disagree */
function checkWidgets(runtime: Runtime, widget: string | undefined): void {
  if (widget !== undefined && !pageKinds[runtime].widgets) {
    throw new Error(`shows ${widget}, which needs React, but its runtime is "${runtime}"`);
  }
  if (widget === undefined && pageKinds[runtime].widgets) {
    throw new Error(`shows nothing that needs React, but its runtime is "${runtime}"`);
  }
}

/**
 * Turns a page of Next's export into one whose first view needs no script of the framework: the table
 * of `page-kinds.ts` says what stays. Everything else stands byte for byte as it was.
 * @param html a page of Next's export
 * @throws Error when a script is of no known kind or the script of every page is missing, when the page does not have one style sheet, shows a
 *   widget that its runtime does not serve, or serves one that it does not show
 */
export async function rewritePage(
  html: string,
  runtime: Runtime,
  parts: PageParts,
): Promise<string> {
  const { styleOf, shorten, headScript } = parts;
  const kind = pageKinds[runtime];
  const rewriter = new StringRewriter();
  const deferred = new Deferred();
  let script: Script | undefined;
  let client = '';
  let late = '';
  let widget: string | undefined;
  let end = 0;
  const sheets: { address: string; place: number }[] = [];

  rewriter.on('startTag', (tag, raw) => {
    if (tag.tagName === 'script') script = { tag, raw, content: '' };
    else if (isStyleSheet(tag)) {
      sheets.push({ address: attribute(tag, 'href') ?? '', place: rewriter.html.length });
    } else if (isManifest(tag)) {
      late += raw;
    } else if (!preloadsScript(tag) && !isNeedless(tag)) rewriter.emitRaw(raw);
    if (widget === undefined) {
      const name = widgetOf(tag);
      if (name !== undefined) widget = `${name} (${raw})`;
    }
  });
  rewriter.on('text', (_, raw) => {
    if (script) script.content += raw;
    else rewriter.emitRaw(raw);
  });
  rewriter.on('endTag', ({ tagName }, raw) => {
    if (script) {
      const role = scriptRole(script.tag, script.content);
      if (kind[role] === 'keep') rewriter.emitRaw(script.raw + script.content + raw);
      if (kind[role] === 'late') client += script.raw + raw;
      if (kind[role] === 'defer') deferred.add(script, role);
      script = undefined;
      return;
    }
    if (tagName === 'body') end = rewriter.html.length;
    rewriter.emitRaw(raw);
  });
  const rewritten = await rewriter.rewrite(html);
  checkWidgets(runtime, widget);
  const defers = kind.framework === 'defer';
  if (defers) deferred.check();
  const [sheet] = sheets;
  if (sheet === undefined || sheets.length > 1) {
    throw new Error(`the page has ${sheets.length} style sheets, and not one`);
  }
  if (client === '') throw new Error('the page lacks the script of every page');
  const [head, body, rest] = [
    rewritten.slice(0, sheet.place),
    rewritten.slice(sheet.place, end),
    rewritten.slice(end),
  ];
  const scripts = defers ? deferred.scripts : [];
  const still = defers ? keepStillParts(body, deferred.readData()) : { page: body, data: '' };
  const style = styleOf({
    html: head + still.page,
    data: still.data,
    sheet: sheet.address,
    scripts,
  });
  // In a template it stands there without being fetched. The script in its place needs no address for it.
  const loader = `<template>${late}${client}</template><script>${within('script', headScript)}</script>`;
  const whole = head + style + loader + still.page;
  const short = await shorten({ html: whole, data: still.data, scripts });
  return short.html + (defers ? deferred.list(short.data, parts) : '') + rest;
}
