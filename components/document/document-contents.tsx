import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { TextLink } from '@/components/ui/text-link';
import { pages } from '@/content/pages';
import type { ContentsEntry } from '@/lib/documents/table-of-contents';
import { classNames } from '@/lib/markup/class-names';

type DocumentContentsProps = {
  entries: ContentsEntry[];
  /** Language of their headings, where it is not that of the page. */
  lang?: string | undefined;
  /** Parts of the page after the text, named in the language of the page; with them a link to the consultation. */
  more?: ContentsEntry[];
  /** Its row in the grid of the page, where that is not the first. */
  className?: string;
};

const entryClasses =
  '-ml-0.5 block border-transparent border-l-2 py-1.5 pl-4 lines-[1.375] hover:border-primary hover:text-primary aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-primary';

/** The table of contents beside the text of a document; the client script marks the part that is being read. */
export function DocumentContents(props: DocumentContentsProps) {
  const { entries, lang, more = [], className } = props;
  const t = useTranslations('articles');
  const common = useTranslations('common.buttons');
  return (
    <nav
      data-contents
      aria-labelledby="contents-title"
      className={classNames(
        'max-sm:border-line/45 max-sm:border-y lg:sticky lg:top-24 lg:col-start-3 lg:row-span-2 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto',
        className,
      )}
    >
      <Disclosure
        onPhones
        summary={<strong>{t('contents')}</strong>}
        heading={
          <h2 id="contents-title" className="font-semibold text-muted text-sm">
            {t('contents')}
          </h2>
        }
      >
        <ol className="border-hairline border-l-2 text-[0.9375rem] sm:mt-2">
          {[...entries, ...more].map((entry) => (
            <li key={entry.id} lang={entries.includes(entry) ? lang : undefined}>
              <a href={`#${entry.id}`} className={entryClasses}>
                {entry.text}
              </a>
            </li>
          ))}
        </ol>
      </Disclosure>
      {more.length === 0 ? null : (
        <p className="mt-5 max-lg:hidden">
          <TextLink to={pages.freeConsultation.path}>{common('freeConsultation')}</TextLink>
        </p>
      )}
    </nav>
  );
}
