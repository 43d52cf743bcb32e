import { Fragment } from 'react';
import { site } from '@/content/site';
import { ExternalLink } from './external-link';

/** The messengers that the firm reads, each as a link or, where it has no URL, with the name of the account. */
export function Messengers({ className }: { className: string }) {
  return site.messengers.map(([name, address], index) => (
    <Fragment key={name}>
      {index > 0 ? ', ' : null}
      {address.startsWith('https:') ? (
        <ExternalLink href={address} className={className}>
          {name}
        </ExternalLink>
      ) : (
        `${name} ${address}`
      )}
    </Fragment>
  ));
}
