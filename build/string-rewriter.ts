import { finished } from 'node:stream/promises';
import { RewritingStream } from 'parse5-html-rewriting-stream';

/** A rewriter that keeps what it emits: as a string it costs a tenth of what it costs as a stream. */
export class StringRewriter extends RewritingStream {
  html = '';
  override emitRaw(html: string): void {
    this.html += html;
  }

  /** Reads a whole document. @returns what has been emitted */
  async rewrite(html: string): Promise<string> {
    this.end(html);
    await finished(this);
    return this.html;
  }
}
