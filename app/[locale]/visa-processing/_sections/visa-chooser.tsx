import { CountryBlock } from '@/components/countries/country-block';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { Disclosure } from '@/components/ui/disclosure';
import { Phrases } from '@/components/ui/phrases';
import { SpriteIcon } from '@/components/ui/sprite-icon';
import { visaIcons } from '@/content/message-items';
import { type VisaQuestion, visaAnswers, visaKeys, visaQuestions } from '@/content/visas';
import { keysOf } from '@/lib/objects/entries-of';
import { visaAnchor } from './visa-type';

type ChooserTexts = PageTexts<'visa'>['visaTypes']['chooser'];

function Question({ name, texts }: { name: VisaQuestion; texts: ChooserTexts['questions'] }) {
  const { label, options } = texts[name];
  const labels: Record<string, string> = options;
  return (
    <fieldset>
      <legend className="pb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {visaQuestions[name].map((answer) => (
          <label
            key={answer}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line/60 bg-surface px-3 has-checked:border-primary has-checked:font-semibold has-checked:text-primary has-checked:edge-accent"
          >
            <input
              type="radio"
              name={`visa-${name}`}
              value={answer}
              defaultChecked={answer === 'any'}
              className="size-4 accent-primary"
            />
            {labels[answer]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * From a visitor's situation to the visa types to look at first, as links: answers to three questions pull away what
 * does not fit, by the rules of `.finder` in `app/globals.css`. Without `:has()` all types stay.
 */
export function VisaChooser({ texts }: { texts: ChooserTexts }) {
  return (
    <div className="finder">
      <h2 id="visa-types-title" className="text-balance font-display font-semibold text-statement">
        <Phrases text={texts.title} />
      </h2>
      <p className="mt-4 text-lead text-muted">{texts.intro}</p>
      <div className="mt-4 print:hidden sm:mt-6">
        <Disclosure onPhones summary={<strong>{texts.open}</strong>}>
          <div className="not-supports-[selector(:has(*))]:hidden">
            <Disclosure onPhones summary={<strong>{texts.narrow}</strong>}>
              <div className="grid gap-x-12 gap-y-5 lg:grid-cols-3">
                {keysOf(visaQuestions).map((name) => (
                  <Question key={name} name={name} texts={texts.questions} />
                ))}
              </div>
            </Disclosure>
          </div>
          <ul className="grid gap-x-10 sm:mt-6 sm:grid-cols-2 lg:grid-cols-3">
            {visaKeys.map((visa) => (
              <li key={visa} data-fits={Object.values(visaAnswers[visa]).flat().join(' ')}>
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
          <p className="finder-count mt-4 font-semibold">{texts.count}</p>
        </Disclosure>
      </div>
      <div className="mt-3 grid items-start gap-x-16 gap-y-6 lg:grid-cols-2">
        <p className="max-w-measure text-muted">{texts.note}</p>
        <div className="max-w-measure border-line/45 border-y">
          <CountryBlock page="visa" />
        </div>
      </div>
    </div>
  );
}
