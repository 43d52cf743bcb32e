import '@testing-library/jest-dom';
import type * as TestingLibrary from '@testing-library/react';

// A high timeout, so that tests do not fail on a busy machine. Not loaded in the Node environment.
if (typeof document !== 'undefined') {
  const { configure }: typeof TestingLibrary = require('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
}
