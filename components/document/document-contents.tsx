import { useTranslations } from 'next-intl';
import type { ContentsEntry } from '@/lib/documents/table-of-contents';

type DocumentContentsProps = { entries: ContentsEntry[]; lang: string | undefined };

/** The sections of a document; the client script marks the one being read. */
export function DocumentContents({ entries, lang }: DocumentContentsProps) {
  const t = useTranslations('articles');
  return (
    <nav
      data-contents
      aria-labelledby="contents-title"
      className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
    >
      <h2 id="contents-title" className="font-semibold text-muted text-sm">
        {t('contents')}
      </h2>
      <ol lang={lang} className="mt-2 border-hairline border-l-2">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-0.5 block border-transparent border-l-2 py-1.5 pl-4 lines-[1.375] hover:border-primary hover:text-primary aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-primary"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
