import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { ImageName } from '@/content/images';
import { classNames } from '@/lib/markup/class-names';

const buttonRow = 'flex flex-wrap gap-3 max-[26rem]:[&>*]:w-full';

const besidePanel = 'grid gap-10 lg:grid-cols-[5fr_6fr] lg:gap-x-16';

type CtaBandProps = {
  texts: { title: string; text: ReactNode };
  children: ReactNode;
  id?: string;
  /** Picture of a cloth above the text. */
  cloth: ImageName;
  /** A form beside the text, on small screens below it. */
  panel?: ReactNode;
};

/** The closing call to action of a page: a picture of full width, one sentence, and buttons or a form. */
export function CtaBand({ texts, children, id, cloth, panel }: CtaBandProps) {
  return (
    <div id={id} className="on-deep bg-deep">
      <div aria-hidden="true" className="selvedge" />
      <Picture name={cloth} alt="" className="h-[clamp(3.5rem,7vw,9rem)] w-full object-cover" />
      <div aria-hidden="true" className="fringe" />
      <Section tone="deep" snug>
        <div className={panel === undefined ? undefined : besidePanel}>
          <div>
            <SectionHeading title={texts.title} intro={texts.text} size="call" onDeep />
            <div className={classNames('deep-colors mt-8', panel === undefined && buttonRow)}>
              {children}
            </div>
          </div>
          {panel}
        </div>
      </Section>
    </div>
  );
}
