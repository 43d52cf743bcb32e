import { formatLiteral } from '@/lib/messages/icu';
import { plainText } from './page-reader/plain-text';

/**
 * A message without arguments, as machines read it.
 * @throws Error when it takes arguments
 */
export function messageText(message: string): string {
  return plainText(formatLiteral(message)).trim();
}
