/** Categories of articles and blog posts; their names are in `messages/<locale>/articles.json`. */
export const categories = [
  'bookkeeping',
  'taxCompliance',
  'hrPayroll',
  'remoteWork',
  'financialManagement',
  'businessPlanning',
  'businessExpansion',
  'businessAutomation',
  'cybersecurity',
] as const;
