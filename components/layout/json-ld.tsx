import { useLocale } from 'next-intl';
import { loadMessages } from '@/i18n/load-messages';
import { scriptJson } from '@/lib/markup/script-json';
import type { Crumb } from '@/lib/navigation/breadcrumb';
import { pageGraph } from '@/seo/json-ld/page-graph';

/** The structured data of a page; nothing on pages that are not indexed. */
export function JsonLd({ path, crumbs }: { path: string; crumbs: readonly Crumb[] | undefined }) {
  const locale = useLocale();
  const graph = pageGraph({ path, locale, messages: loadMessages(locale), crumbs });
  if (graph === undefined) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element
      dangerouslySetInnerHTML={{ __html: scriptJson(graph) }}
    />
  );
}
