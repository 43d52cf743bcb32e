import type { PageTexts } from '@/components/texts/use-page-texts';
import { Icon } from '@/components/ui/icon';
import { visaIcons } from '@/content/message-items';
import { visaKeys } from '@/content/visas';
import { visaAnchor } from './visa-type-card';

type VisaChooserProps = { texts: PageTexts<'visa'>['visaTypes']['chooser'] };

/** From a visitor's purpose to the visa type to look at first, as plain links. */
export function VisaChooser({ texts }: VisaChooserProps) {
  return (
    <div>
      <h3 className="font-display font-semibold text-subtitle">{texts.title}</h3>
      <p className="mt-2 text-muted">{texts.intro}</p>
      <ul className="mt-5 grid gap-x-8 sm:grid-cols-2">
        {visaKeys.map((visa) => (
          <li key={visa}>
            <a
              href={`#${visaAnchor(visa)}`}
              className="group flex h-full items-center gap-3 border-line/45 border-b py-2.5 font-medium hover:border-primary hover:text-primary"
            >
              <Icon name={visaIcons[visa]} className="text-primary" />
              <span className="flex-1 underline decoration-line underline-offset-4 group-hover:decoration-current">
                {texts.purposes[visa]}
              </span>
              <Icon name="chevron" size="sm" className="text-primary" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
