import { createHmac } from 'node:crypto';
import type { Config } from './config';
import { failureCode } from './failure-code';
import type { Channel } from './types';

/** How long a receiver may take to answer, in milliseconds. */
const timeLimit = 10_000;

/** The signature of a request. @param timestamp of `Inquiry-Timestamp`: seconds since 1970 */
function signatureOf(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

type WebhookOptions = NonNullable<Config['webhook']> & { now?: () => number };

/**
 * Delivers inquiries by POST as signed JSON; any answer but a status of 2xx is a failure, a redirect too. A
 * receiver may get an inquiry twice, with the same `Inquiry-Receipt`.
 * @param now milliseconds since 1970
 */
export function webhookChannel({ url, secret, now = Date.now }: WebhookOptions): Channel {
  return {
    name: 'webhook',
    async deliver({ receipt, form, locale, receivedAt, fields }, signal) {
      const body = JSON.stringify({ receipt, form, locale, receivedAt, fields });
      const timestamp = String(Math.floor(now() / 1000));
      const response = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]),
        headers: {
          'Content-Type': 'application/json',
          'Inquiry-Receipt': receipt,
          'Inquiry-Timestamp': timestamp,
          'Inquiry-Signature': signatureOf(secret, timestamp, body),
        },
      }).catch((error) => {
        throw new Error(`webhook: ${failureCode(error)}`);
      });
      // Its body is not needed; unread, it would keep the connection.
      await response.body?.cancel();
      if (!response.ok) throw new Error(`webhook: HTTP ${response.status}`);
    },
  };
}
