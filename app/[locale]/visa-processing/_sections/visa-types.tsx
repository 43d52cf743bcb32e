import { usePageTexts } from '@/components/texts/use-page-texts';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { Tabs } from '@/components/ui/tabs';
import { visaTabs } from '@/content/visas';
import { entriesOf } from '@/lib/objects/entries-of';
import { VisaChooser } from './visa-chooser';
import { VisaType, VisaTypesHead } from './visa-type';

/** The visa types in tabs, with a list of purposes that leads to them. */
export function VisaTypes() {
  const { visaTypes: texts } = usePageTexts('visa');
  const tabs = entriesOf(visaTabs).map(([tab, visas]) => ({
    value: tab,
    label: texts.tabs[tab],
    panel: (
      <>
        {/* Visible where there are no tabs: without scripts and in print. */}
        <h3 className="named-by-tab mb-6 font-display font-semibold text-subtitle">
          <Phrases text={texts.tabs[tab]} />
        </h3>
        <VisaTypesHead texts={texts} />
        <ul>
          {visas.map((visa) => (
            <VisaType key={visa} visa={visa} texts={texts} />
          ))}
        </ul>
      </>
    ),
  }));
  return (
    <Section tone="band" id="visa-types">
      <div className="mb-10 sm:mb-14">
        <VisaChooser texts={texts.chooser} />
      </div>
      <SectionHeading title={texts.title} intro={texts.intro} />
      <div className="mt-10">
        <Tabs label={texts.title} tabs={tabs} />
      </div>
      <p className="mt-8 max-w-measure text-muted">{texts.note}</p>
    </Section>
  );
}
