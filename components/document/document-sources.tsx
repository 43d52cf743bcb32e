import { useTranslations } from 'next-intl';
import { LawReference } from '@/components/sections/law-reference';
import { LawsChecked } from '@/components/sections/laws-checked';
import { LawsTitle, lawsTitleId } from '@/components/sections/laws-title';
import { Disclosure } from '@/components/ui/disclosure';
import type { Source } from '@/content/facts';
import type { Law } from '@/content/laws';
import { sourceAnchor } from '@/lib/documents/citations';

/** Id of the list: a link to it opens it. */
export const sourcesId = 'sources';

type DocumentSourcesProps = {
  sources: readonly Source[];
  facts: readonly string[];
  /** The `@id` of the article in its JSON-LD, which cites the laws. */
  citedBy: string;
};

/**
 * The sources of the rules of a document, by the numbers of the references in its text: law, section and year, with
 * the issuances that carry it out; closed, because they take one or two screens, and the link of a reference opens them.
 * Marked up as microdata, which adds citations to the article of the JSON-LD.
 */
export function DocumentSources({ sources, facts, citedBy }: DocumentSourcesProps) {
  const t = useTranslations('common.laws');
  const articles = useTranslations('articles');
  const places = sources.map(({ law, others }) => [law, ...others]);
  // Microdata cites each law once, whatever number of its sections the list names.
  const isFirst = (law: Law, index: number) =>
    places.slice(0, index).every((before) => !before.includes(law));
  // After its full name, an agency has its short one.
  const isFirstAgency = (law: Law, index: number) =>
    sources.slice(0, index).every((before) => before.law.agency !== law.agency);
  return (
    <section
      data-document-text=""
      aria-labelledby={lawsTitleId}
      className="mt-14 border-line/45 border-y"
    >
      <Disclosure summary={<LawsTitle as="h2" />} id={sourcesId}>
        <LawsChecked facts={facts} />
        <ol
          className="mt-4 list-decimal gap-x-12 pl-7 text-[0.9375rem] marker:text-muted lg:columns-2"
          itemScope
          itemType="https://schema.org/CreativeWork"
          itemID={citedBy}
          data-unlinked=""
        >
          {sources.map(({ law, section, others, isUnconfirmed }, index) => (
            <li
              key={sourceAnchor(index + 1)}
              id={sourceAnchor(index + 1)}
              className="break-inside-avoid py-1.5 pl-1 target:bg-band"
            >
              <LawReference law={law} section={section} isCited={isFirst(law, index)} />
              {others.map((other) => (
                <span key={other.number}>
                  {'; '}
                  <LawReference law={other} isCited={isFirst(other, index)} />
                </span>
              ))}
              {'\u00a0'}
              <span className="text-muted">
                {`· ${isFirstAgency(law, index) ? t(`agencies.${law.agency}`) : law.agency}`}
                {isUnconfirmed ? `\u00a0· ${articles('toConfirm')}` : null}
              </span>
            </li>
          ))}
        </ol>
      </Disclosure>
    </section>
  );
}
