import type { PageTexts } from '@/components/texts/use-page-texts';
import { Phrases } from '@/components/ui/phrases';
import { SpriteIcon } from '@/components/ui/sprite-icon';
import { visaIcons } from '@/content/message-items';
import { visaKeys } from '@/content/visas';
import { visaAnchor } from './visa-type';

/** From a visitor's purpose to the visa type to look at first, as plain links. */
export function VisaChooser({ texts }: { texts: PageTexts<'visa'>['visaTypes']['chooser'] }) {
  return (
    <div>
      <h2 id="visa-types-title" className="text-balance font-display font-semibold text-statement">
        <Phrases text={texts.title} />
      </h2>
      <p className="mt-4 text-lead text-muted">{texts.intro}</p>
      <ul className="mt-6 grid print:hidden gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {visaKeys.map((visa) => (
          <li key={visa}>
            <a
              href={`#${visaAnchor(visa)}`}
              className="group flex h-full items-center gap-3 border-line/45 border-b py-3 font-medium hover:border-primary hover:text-primary"
            >
              <SpriteIcon name={visaIcons[visa]} className="text-primary" />
              <span className="flex-1 underline decoration-line underline-offset-4 group-hover:decoration-current">
                {texts.purposes[visa]}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-measure text-muted">{texts.note}</p>
    </div>
  );
}
