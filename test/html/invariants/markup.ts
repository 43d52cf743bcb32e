import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { type Invariant, ofPage } from '@/test/html/support/invariant';
import { markupRules } from '@/test/html/support/markup-rules';

const checker = new HtmlValidate(new StaticConfigLoader(markupRules));

/** What another reader of the HTML Standard than the parser says of pages. */
export const markupInvariants = {
  'html-validate finds no error': ofPage(({ url, source }) =>
    checker
      .validateStringSync(source, url)
      .results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      ),
  ),
} satisfies Record<string, Invariant>;
