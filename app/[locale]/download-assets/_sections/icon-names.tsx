import { useTranslations } from 'next-intl';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { TextFileButton } from '@/components/tools/text-file-button';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SpriteIcon } from '@/components/ui/sprite-icon';
import { iconNames, isSubjectIcon } from '@/content/icons';

const file = 'icon-names.txt';

/** The names of all icons with their drawings, and the names as a text file. */
export function IconNames({ texts }: { texts: PageTexts<'downloadAssets'>['icons'] }) {
  const t = useTranslations('common.downloads');
  return (
    <Section id="icons" heading={texts}>
      <ul
        lang="en"
        translate="no"
        className="mt-10 mb-8 grid grid-cols-2 gap-x-6 border-line/45 border-t sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-6"
      >
        {iconNames.map((name) => (
          <li key={name} className="flex items-center gap-3 border-hairline border-b py-3">
            {isSubjectIcon(name) ? (
              <SpriteIcon name={name} className="text-primary" />
            ) : (
              <Icon name={name} className="text-primary" />
            )}
            <span className="min-w-0 text-sm">{name}</span>
          </li>
        ))}
      </ul>
      <TextFileButton
        lines={iconNames}
        file={file}
        label={t('list')}
        saved={t('listSaved', { file })}
      />
    </Section>
  );
}
