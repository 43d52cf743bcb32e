import { defineConfig } from 'html-validate';

/** What html-validate judges: all that it recommends, but for what is taste or judged elsewhere. */
export const markupRules = defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // How React writes HTML: `charSet`, `<meta/>`, `required=""`. A parser reads the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Scripts and styles come from the site itself.
    'require-sri': 'off',
    // Radix writes its panels as `<div role="region">`.
    'prefer-native-element': 'off',
    // Typography: a telephone number may break where its column is narrow.
    'tel-non-breaking': 'off',
  },
});
