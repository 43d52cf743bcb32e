import type { Messages } from 'next-intl';
import type { PageId } from '@/content/pages';
import { pageSources } from '@/i18n/page-sources';
import { formatLiteral } from '@/lib/messages/icu';

/** Title without the brand, and description, of a page with a path of its own. */
export function headTexts(
  page: PageId,
  messages: Messages,
): { title: string; description: string } {
  const { title, description } = pageSources(messages)[page].meta;
  return { title: formatLiteral(title), description: formatLiteral(description) };
}
