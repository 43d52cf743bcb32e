import { createTransport } from 'nodemailer';
import type { SMTPError } from 'nodemailer/lib/smtp-connection';
import { type Config, localHosts } from './config';
import { languageName, mailText } from './mail-text';
import type { Channel } from './types';

const second = 1000;

/**
 * Server, credentials and encryption by the URL: `smtps:` is TLS from the start, with `smtp:` STARTTLS is required,
 * unless the server is this machine.
 */
function connectionOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const isLocal = localHosts.has(hostname);
  const user = decodeURIComponent(username);
  return {
    // Node takes IPv6 addresses without the brackets of a URL.
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLocal,
    ignoreTLS: !secure && isLocal,
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(password) } }),
  };
}

type SmtpOptions = NonNullable<Config['smtp']> & { host: string };

/**
 * Why a mail was not sent. The message of a server may repeat words of a visitor: of its answer only the codes are
 * kept. Without an answer it is an error of the network, with Node's message.
 */
function smtpError(error: unknown): Error {
  const { code, command, response, responseCode, message }: Partial<SMTPError> = Object(error);
  if (responseCode === undefined) return new Error(`smtp: ${code}: ${message}`);
  const [enhanced] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '') ?? [];
  return new Error(['smtp:', code, command, responseCode, enhanced].filter(Boolean).join(' '));
}

/**
 * Delivers inquiries as mail in plain text, each over a connection of its own. A mail that is sent again has the
 * same Message-ID, by which a mailbox can drop the second copy.
 * @param host name of this machine, for EHLO
 */
export function smtpChannel({ url, from, to, host }: SmtpOptions): Channel {
  const transport = createTransport({
    ...connectionOf(url),
    name: host,
    connectionTimeout: 15 * second,
    greetingTimeout: 15 * second,
    socketTimeout: 30 * second,
    // No content is read from a file or fetched from a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);

  async function send(mail: Parameters<typeof transport.sendMail>[0]): Promise<void> {
    const headers = { 'Auto-Submitted': 'auto-generated', ...mail.headers };
    await transport.sendMail({ from, to, ...mail, headers }).catch((error) => {
      throw smtpError(error);
    });
  }

  return {
    name: 'smtp',
    async deliver(inquiry, signal) {
      const { receipt, form, fields, receivedAt } = inquiry;
      await send({
        signal,
        messageId: `<${receipt}.inquiry@${domain}>`,
        date: new Date(receivedAt),
        // No words of a visitor, which stand in the text alone.
        subject: `Inquiry ${receipt}: ${form} form, ${languageName(inquiry)}`,
        // Without white space, which no address has: at some of it nodemailer would break the header into two.
        replyTo: { name: '', address: (fields.email ?? '').replace(/\s+/g, '') },
        headers: { 'X-Inquiry-Receipt': receipt },
        text: mailText(inquiry),
      });
    },
    async notify({ count, receipts, day, occasion }) {
      const unnamed = count - receipts.length;
      const more = unnamed > 0 ? `and ${unnamed} more\n` : '';
      await send({
        messageId: `<held-${occasion}-${day}.inquiry@${domain}>`,
        subject: `Inquiries held for review: ${count}`,
        text: `They look like spam, or came in a flood, and have not been delivered:\n\n${receipts.join('\n')}\n${more}
To read one: npm run inquiries -- show <receipt>
To deliver it: npm run inquiries -- release <receipt>
To delete it: npm run inquiries -- delete <receipt>
`,
      });
    },
  };
}
