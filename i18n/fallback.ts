import type { MessageTree } from '@/lib/messages/message-tree';
import { defaultLocale, type Locale } from './locales';

// The one place where a locale without its translation falls back to English. When a locale is
// complete, take it out of this set; when the set is empty, delete this file and its two calls.
const incomplete: ReadonlySet<Locale> = new Set<Locale>(['zh', 'ko', 'ja', 'es', 'de']);

/** Whether English may stand in for messages that the locale does not have yet. */
export function isFallbackAllowed(locale: Locale): boolean {
  return incomplete.has(locale);
}

/** The locale's own messages, with English for those that are missing while that is allowed. */
export function withFallback(
  locale: Locale,
  english: MessageTree,
  own: MessageTree | undefined,
): MessageTree {
  if (own === undefined) return english;
  if (locale === defaultLocale || !isFallbackAllowed(locale)) return own;
  if (typeof english !== 'object' || Array.isArray(english)) return own;
  if (typeof own !== 'object' || Array.isArray(own)) return own;
  const merged: { [key: string]: MessageTree } = { ...english };
  for (const [key, value] of Object.entries(own)) {
    const fallback = english[key];
    merged[key] = fallback === undefined ? value : withFallback(locale, fallback, value);
  }
  return merged;
}
