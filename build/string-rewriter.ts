import { finished } from 'node:stream/promises';
import { RewritingStream } from 'parse5-html-rewriting-stream';

/** The parser's own events have a piece of text with its place for every word and every space. */
type Piece = Parameters<RewritingStream['onCharacter']>[0];

/**
 * A rewriter that keeps what it emits: as a string it costs a tenth of what it costs as a stream. It joins
 * the pieces of a text itself: the inherited way makes a new place for every word, which is half of its time.
 */
export class StringRewriter extends RewritingStream {
  html = '';
  private piece: Piece | undefined;

  constructor() {
    super();
    // The whole document is there at once: none of it is dropped while a text is being joined.
    this.tokenizer.preprocessor.bufferWaterline = Number.POSITIVE_INFINITY;
  }

  override emitRaw(html: string): void {
    this.html += html;
  }

  override onCharacter(piece: Piece): void {
    const { piece: first } = this;
    if (first === undefined) {
      this.piece = piece;
      return;
    }
    first.chars += piece.chars;
    if (first.location === null || piece.location === null) return;
    const { endLine, endCol, endOffset } = piece.location;
    Object.assign(first.location, { endLine, endCol, endOffset });
  }

  /** Hands on the text that comes before something else. */
  private endText(): void {
    if (this.piece === undefined) return;
    super.onCharacter(this.piece);
    this.piece = undefined;
  }

  override onStartTag(tag: Parameters<RewritingStream['onStartTag']>[0]): void {
    this.endText();
    super.onStartTag(tag);
  }

  override onEndTag(tag: Parameters<RewritingStream['onEndTag']>[0]): void {
    this.endText();
    super.onEndTag(tag);
  }

  override onDoctype(doctype: Parameters<RewritingStream['onDoctype']>[0]): void {
    this.endText();
    super.onDoctype(doctype);
  }

  override onComment(comment: Parameters<RewritingStream['onComment']>[0]): void {
    this.endText();
    super.onComment(comment);
  }

  override onEof(): void {
    this.endText();
    super.onEof();
  }

  /** Reads a whole document. @returns what has been emitted */
  async rewrite(html: string): Promise<string> {
    this.end(html);
    await finished(this);
    return this.html;
  }
}
