import { z } from 'zod';
import { trimmedText, validate } from '@/lib/errors/read-json';
import source from './people.json';
import { wayOfWorkingChoices } from './site';

/** The roles that a client meets, as `SITE_ANSWERED_BY` names them. */
export type Role = (typeof wayOfWorkingChoices.answeredBy)[number];

const person = z.strictObject({
  name: trimmedText,
  /** As the person states it, in English: `Certified Public Accountant`. */
  qualification: trimmedText.optional(),
  /** A square picture of at least 320 px. */
  portrait: z
    .string()
    .regex(
      /^\/src\/assets\/[\w./-]+\.(?:avif|webp|jpg|png)$/,
      'must be a picture below /src/assets/',
    )
    .optional(),
});

/**
 * Who has a role: `people.json` names them by role once the firm gives names; until then pages show the role alone.
 * @throws Error naming the field of `people.json` at fault
 */
export const people: Partial<Record<Role, z.infer<typeof person>>> = validate(
  'content/people.json',
  'person',
  z.partialRecord(z.enum(wayOfWorkingChoices.answeredBy), person),
  source,
);
