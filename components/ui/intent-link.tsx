'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

type IntentLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch' | 'href'> & { href: string };

/** A link that fetches its page ahead only when a visitor points at it, focuses it or touches it. */
export function IntentLink(props: IntentLinkProps) {
  const [intended, setIntended] = useState(false);
  const intend = () => setIntended(true);
  return (
    <Link
      {...props}
      prefetch={intended ? null : false}
      onMouseEnter={intend}
      onFocus={intend}
      onTouchStart={intend}
    />
  );
}
