/** @jest-environment node */
import { startEmbeddedInquiries } from './embedded-inquiries.mjs';

test('the log names the database of inquiries without its token', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const databaseUrl = 'libsql://db.example?authToken=confidential';
  const config = {
    databaseUrl,
    printableDatabaseUrl: 'libsql://db.example',
    smtp: undefined,
    webhook: undefined,
  };
  const service = { handle: async () => {}, stop: async () => {} };
  const load = async () => ({ configOfProcess: () => config, mountInquiries: async () => service });
  // Nothing else of the configuration is read.
  await startEmbeddedInquiries(load as unknown as Parameters<typeof startEmbeddedInquiries>[0]);
  const printed = log.mock.calls.flat().join('\n');
  expect(printed).toContain('libsql://db.example:');
  expect(printed).not.toContain('confidential');
});
