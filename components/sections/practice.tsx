import { type PracticeEntry, usePractice } from '@/components/texts/use-practice';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';

/** What a client asks before writing: who answers, in which language, how one talks, what is agreed. */
export function Practice({ title }: { title: string }) {
  const { answeredBy, languages, consultation, papers, offer } = usePractice();
  const entries: PracticeEntry[] = [answeredBy, languages, consultation, papers, offer];
  return (
    <Section>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
        <SectionHeading title={title} />
        <dl data-unlinked="" className="border-line/45 border-b">
          {entries.map(({ label, text }) => (
            <div
              key={label}
              className="gap-x-8 border-line/45 border-t py-4 sm:grid sm:grid-cols-[12rem_1fr]"
            >
              <dt className="font-semibold">{label}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
