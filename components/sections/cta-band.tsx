import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { ImageName } from '@/content/images';

type CtaBandProps = {
  texts: { title: string; text: ReactNode };
  children: ReactNode;
  id?: string;
  /** Picture of a cloth above the text. */
  cloth: ImageName;
};

/** The closing call to action of a page: a picture of full width, one sentence, buttons. */
export function CtaBand({ texts, children, id, cloth }: CtaBandProps) {
  return (
    <div id={id} className="on-deep bg-deep">
      <div aria-hidden="true" className="selvedge" />
      <Picture name={cloth} alt="" className="h-[clamp(5rem,14vw,14rem)] w-full object-cover" />
      <div aria-hidden="true" className="fringe" />
      <Section tone="deep" snug heading={{ title: texts.title, intro: texts.text, size: 'call' }}>
        <div className="mt-8 flex flex-wrap gap-3 max-[26rem]:[&>*]:w-full">{children}</div>
      </Section>
    </div>
  );
}
