/** The service that takes inquiries, in the process of a server of the site. Plain JavaScript, for `npm start`. */
import { inquiriesPath } from '../lib/inquiries/inquiries-path.mjs';
import { port } from './serve-common.mjs';

/**
 * Starts the service where the pages of the site send inquiries to their own origin.
 * @param {() => Promise<Pick<typeof import('../inquiries/main'), 'configOfProcess' | 'mountInquiries'>>} load
 *   imports the service: its sources, or its bundle
 * @returns {Promise<import('../inquiries/main').MountedService | undefined>} undefined where they send them elsewhere
 * @throws {Error} naming each bad variable
 */
export async function startEmbeddedInquiries(load) {
  if ((process.env.SITE_INQUIRIES_URL ?? inquiriesPath) !== inquiriesPath) return undefined;
  const { configOfProcess, mountInquiries } = await load();
  // Whoever looks at the site on this machine may send an inquiry.
  const config = configOfProcess(
    ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`),
  );
  const service = await mountInquiries(config);
  console.log(`Inquiries are stored in ${config.printableDatabaseUrl}: npm run inquiries -- list`);
  if (!config.smtp && !config.webhook) {
    console.log('They are not delivered: INQUIRIES_SMTP_URL or INQUIRIES_WEBHOOK_URL is not set.');
  }
  return service;
}
