import { defineConfig, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { replace } from '@/test/html/support/fault';
import { everyPage, type HtmlPage, isSampledLocale } from '@/test/html/support/html-page';
import { ofPage } from '@/test/html/support/invariant';
import { testInvariants } from '@/test/html/support/test-invariants';

/** The rules of html-validate: its recommended ones, except matters of style and those tested elsewhere. */
const rules = defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // React's serialization: `charSet`, `<meta/>`, `required=""`, which parses to the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Scripts and styles come from the site itself.
    'require-sri': 'off',
    // Radix renders panels as `<div role="region">`.
    'prefer-native-element': 'off',
    // Typography: a telephone number may break where its column is narrow.
    'tel-non-breaking': 'off',
  },
});

const checker = new HtmlValidate(new StaticConfigLoader(rules));

function errorsOf({ url, source }: HtmlPage): string[] {
  const { results } = checker.validateStringSync(source, url);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** URL of the sample page of a path. */
function urlOf(path: string): string {
  return everyPage.find((page) => page.path === path && isSampledLocale(page))?.url ?? path;
}

/** Validation of the markup, which is the same in all languages. */
testInvariants(everyPage, {
  'html-validate finds no error': [
    ofPage((page) => (isSampledLocale(page) ? errorsOf(page) : [])),
    [
      urlOf('/tax-services'),
      ($) => $('main p').first().attr('align', 'center'),
      'no-deprecated-attr: ',
    ],
    [urlOf('/about'), replace('<main', '<main id="main"'), 'no-dup-attr: '],
  ],
});
