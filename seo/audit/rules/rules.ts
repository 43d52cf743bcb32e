import { addressRules } from './addresses';
import { crawlingRules } from './crawling';
import { formatRules } from './formats';
import { languageRules } from './languages';
import { linkRules } from './links';
import { structuredDataRules } from './structured-data';
import { textRules } from './texts';

/** All rules of the audit by their names, in the order in which a report tells of them. */
export const rules = {
  ...addressRules,
  ...languageRules,
  ...crawlingRules,
  ...textRules,
  ...formatRules,
  ...structuredDataRules,
  ...linkRules,
};
