/** What is being asked for: pages; sitemap and robots.txt; pages that these name; files that they name. */
export type CrawlStage = 'pages' | 'index' | 'targets' | 'files';

/** How much of a stage is done, whether it arrived or not. */
export type CrawlProgress = { stage: CrawlStage; done: number; total: number };

/**
 * Tells how far a crawl is, of one stage after the other in the order in which they began, though some run at
 * the same time. Of a stage, `total` stays the same and `done` only grows.
 */
export class ProgressTeller {
  private readonly stages: CrawlProgress[] = [];
  /** Place of the stage that is told of: those before it are done. */
  private current = 0;

  constructor(private readonly tell: (progress: CrawlProgress) => void) {}

  /** Begins a stage of one part or more. @returns what counts one more part as done */
  begin(stage: CrawlStage, total: number): () => void {
    const place = this.stages.push({ stage, done: 0, total }) - 1;
    if (place === this.current) this.tell({ stage, done: 0, total });
    let done = 0;
    return () => {
      done += 1;
      this.stages[place] = { stage, done, total };
      if (place === this.current) this.tellAll();
    };
  }

  /** Tells of the current stage, and if it is done of those behind it. */
  private tellAll(): void {
    for (const progress of this.stages.slice(this.current)) {
      this.tell(progress);
      if (progress.done < progress.total) return;
      this.current += 1;
    }
  }
}
