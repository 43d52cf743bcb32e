import { formatLiteral } from '@/lib/messages/icu';

/**
 * A message without arguments, as machines read it.
 * @throws Error when it takes arguments
 */
export function messageText(message: string): string {
  return formatLiteral(message);
}
