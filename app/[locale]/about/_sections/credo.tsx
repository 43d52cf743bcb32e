import { useTranslations } from 'next-intl';
import { Clauses } from '@/components/ui/clauses';
import { Picture } from '@/components/ui/picture';

/** One large sentence below a picture of full width. */
export function Credo({ statement }: { statement: string }) {
  const alt = useTranslations('pages.images');
  return (
    <div className="on-deep bg-deep text-on-deep">
      <Picture
        name="hero-islands"
        alt={alt('hero-islands')}
        className="h-[clamp(11rem,32vw,34rem)] w-full object-cover object-[70%_100%]"
      />
      <div aria-hidden="true" className="fringe" />
      <p className="mx-auto w-full max-w-page text-balance px-5 pt-6 pb-12 font-display text-statement max-[26rem]:text-[7.6vw] sm:px-8 sm:pt-8 sm:pb-20">
        <strong>
          <Clauses text={statement} />
        </strong>
      </p>
    </div>
  );
}
