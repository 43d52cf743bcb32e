/** @jest-environment node */
import { groupOf, serviceGroups, serviceKeys, servicePath, services } from './services';

// Spec §9 "Related services"; the names of spec §3 and §9 stand for these pages.
const related: Record<string, string[]> = {
  '/accounting': ['/bookkeeping', '/tax-services', '/payroll-services'],
  '/bookkeeping': ['/accounting', '/tax-services', '/payroll-services'],
  '/tax-services': ['/accounting', '/bookkeeping', '/payroll-services'],
  '/payroll-services': ['/accounting', '/bookkeeping', '/tax-services', '/hr-admin-support'],
  '/hr-admin-support': ['/payroll-services', '/business-registration', '/consulting-services'],
  '/business-registration': ['/hr-admin-support', '/consulting-services', '/visa-processing'],
  '/visa-processing': ['/business-registration', '/hr-admin-support', '/remote-business-services'],
  '/consulting-services': [
    '/business-registration',
    '/hr-admin-support',
    '/remote-business-services',
  ],
  '/remote-business-services': ['/consulting-services', '/hr-admin-support', '/visa-processing'],
};

test('related services are those of spec §9, in its order', () => {
  const map = Object.fromEntries(
    serviceKeys.map((key) => [servicePath(key), services[key].related.map(servicePath)]),
  );
  expect(map).toEqual(related);
});

test('the nine services are those of spec §3, each once', () => {
  expect([...serviceKeys].sort()).toEqual(
    [
      'accounting',
      'bookkeeping',
      'payroll',
      'tax',
      'business',
      'visa',
      'hrAdmin',
      'consulting',
      'remoteBusiness',
    ].sort(),
  );
});

test('the overview shows 4 + 4 + remote (spec §2), each service once', () => {
  expect(serviceGroups.financial).toHaveLength(4);
  expect(serviceGroups.business).toHaveLength(4);
  expect(serviceGroups.specialty).toEqual(['remoteBusiness']);
  expect(Object.values(serviceGroups).flat().sort()).toEqual([...serviceKeys].sort());
});

test('every service has its group in the overview (spec §2)', () => {
  expect(serviceKeys.map(groupOf).sort()).toEqual([
    ...Array(4).fill('business'),
    ...Array(4).fill('financial'),
    'specialty',
  ]);
});
