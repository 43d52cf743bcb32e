import { site } from '@/content/site';

type ContactLinkProps = { way: 'email' | 'phone'; className: string };

/** The firm's e-mail address, or its telephone number. */
export function ContactLink({ way, className }: ContactLinkProps) {
  return (
    <a href={way === 'email' ? site.emailUrl : site.phoneUrl} className={className}>
      {site[way]}
    </a>
  );
}
