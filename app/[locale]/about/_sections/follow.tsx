import { ExternalLink } from '@/components/sections/external-link';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { Icon } from '@/components/ui/icon';
import { Phrases } from '@/components/ui/phrases';
import { site } from '@/content/site';

/** Link to the firm's profile in a social network; a plain link, as the form is the call to action. */
export function Follow({ texts }: { texts: PageTexts<'about'>['follow'] }) {
  return (
    <div className="mt-8">
      <h3 className="font-semibold text-heading">
        <Phrases text={texts.title} />
      </h3>
      <p className="mt-1 text-muted">{texts.text}</p>
      <p className="mt-2">
        <ExternalLink
          href={site.social.facebook}
          className="font-semibold text-primary underline underline-offset-4"
        >
          {texts.link} <Icon name="external" size="sm" className="inline-block" />
        </ExternalLink>
      </p>
    </div>
  );
}
