import type { RunControl } from '@/components/tools/use-run';
import type { CrawlControl } from '@/seo/crawl/crawl-site';

/** The steps of an audit in their order: the stages of the crawl, then the rules. */
export const steps = ['pages', 'crawlerFiles', 'targets', 'files', 'rules'] as const;

/** Least time that a step is shown, in milliseconds. */
const minStepTime = 1000;

/** Runs an audit and reports the number of its steps that are done, one after the other, none ahead of the work. */
export async function runInSteps<Result>(
  work: (control: CrawlControl) => Promise<Result>,
  { signal, onProgress }: RunControl<number>,
): Promise<Result> {
  let done = 0;

  async function showSteps() {
    for (let step = 0; step <= steps.length; step++) {
      onProgress(step);
      do {
        await new Promise((resolve) => setTimeout(resolve, minStepTime));
        signal.throwIfAborted();
      } while (step >= done && step < steps.length);
    }
  }

  const onStage: CrawlControl['onProgress'] = ({ stage }) => {
    done = Math.max(done, steps.indexOf(stage));
  };
  const working = work({ signal, onProgress: onStage }).finally(() => {
    done = steps.length;
  });
  const [result] = await Promise.all([working, showSteps()]);
  return result;
}
