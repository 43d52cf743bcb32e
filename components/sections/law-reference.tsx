import type { ComponentProps } from 'react';
import { ExternalLink } from './external-link';
import { citationOf, isTextUrl, LawLabel } from './law-label';

/** A law with a place in it, linked where its text has a URL of its own. */
export function LawReference(props: ComponentProps<typeof LawLabel>) {
  const { law, isCited } = props;
  const label = <LawLabel {...props} />;
  return (
    <span {...(isCited ? citationOf(law) : {})}>
      {isTextUrl(law.url) ? (
        <ExternalLink
          href={law.url}
          itemProp={isCited ? 'url' : undefined}
          className="underline decoration-line underline-offset-4 hover:text-primary"
        >
          {label}
        </ExternalLink>
      ) : (
        label
      )}
    </span>
  );
}
