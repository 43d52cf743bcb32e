import { z } from 'zod';

/** What the Nu HTML checker writes with `--format json`, as far as it is used. */
export const nuOutput = z.object({
  messages: z.array(
    z.object({
      /** Besides these, `non-document-error`: a file could not be read. */
      type: z.string(),
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

type NuMessage = z.infer<typeof nuOutput>['messages'][number];

type NuReport = {
  /** Errors that are not allowed, each once: what is wrong in a component is wrong on many pages. */
  errors: string[];
  /** How many errors were passed over, by their messages. */
  allowed: Map<string, number>;
  /** Warnings and hints. */
  hints: number;
};

/**
 * Sorts what the checker says.
 * @param allowed messages of errors that are none, word for word
 */
export function nuReport(messages: NuMessage[], allowed: readonly string[]): NuReport {
  const counts = new Map<string, number>(allowed.map((message) => [message, 0]));
  const wrong = new Map<string, NuMessage[]>();
  let hints = 0;
  for (const entry of messages) {
    const count = counts.get(entry.message);
    if (entry.type === 'info') hints += 1;
    else if (count !== undefined) counts.set(entry.message, count + 1);
    else wrong.set(entry.message, [...(wrong.get(entry.message) ?? []), entry]);
  }
  const errors = [...wrong].map(([message, [first, ...others]]) => {
    const more = others.length === 0 ? '' : ` (and ${others.length} times more)`;
    return `${first?.url ?? ''}: ${message}${more}\n  ${first?.extract ?? ''}`;
  });
  return { errors, allowed: counts, hints };
}
