import '@testing-library/jest-dom';
import type * as TestingLibrary from '@testing-library/react';

// A busy machine shall be slow, not wrong. Where there is no document, loading it would be for nothing.
if (typeof document !== 'undefined') {
  const { configure }: typeof TestingLibrary = require('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
}
