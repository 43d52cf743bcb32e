import type { Components } from 'hast-util-to-jsx-runtime';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { LocalLink } from '@/components/ui/local-link';
import { pages } from '@/content/pages';

/** The call-to-action panel of a blog post. */
function CtaPanel({ children }: { children: ReactNode }) {
  const t = useTranslations('blogs');
  return (
    <aside className="on-deep no-print my-6 bg-deep p-6 text-on-deep sm:p-8">
      <p className="font-display font-semibold text-[1.5rem]">{t('ctaTitle')}</p>
      <div className="mt-2 mb-5 text-on-deep-muted">{children}</div>
      <ButtonLink to={pages.freeConsultation.path} variant="onDeep">
        {t('ctaButton')}
      </ButtonLink>
    </aside>
  );
}

/** The highlighted tip box. */
function TipBox({ children }: { children: ReactNode }) {
  const t = useTranslations('blogs');
  return (
    <aside className="my-4 border-accent border-l-4 bg-band p-6">
      <p className="mb-2 font-semibold text-primary">{t('tip')}</p>
      {children}
    </aside>
  );
}

/** How the elements of a document look. */
export const markdownComponents: Partial<Components> = {
  h2: ({ children }) => <h2 className="mt-10 font-display font-semibold text-title">{children}</h2>,
  h3: ({ children }) => <h3 className="mt-4 font-semibold text-heading">{children}</h3>,
  ul: ({ children }) => <ul className="list-disc pl-5 marker:text-primary">{children}</ul>,
  ol: ({ children }) => (
    <ol className="list-decimal pl-6 marker:font-semibold marker:text-primary">{children}</ol>
  ),
  li: ({ children }) => <li className="mt-1.5 pl-1">{children}</li>,
  a: ({ href, children }) => (
    <LocalLink to={href ?? '/'} className="text-primary underline underline-offset-4">
      {children}
    </LocalLink>
  ),
  blockquote: ({ children }) => (
    <blockquote className="border-line border-l-4 pl-5 text-muted">{children}</blockquote>
  ),
  // Wide tables scroll inside their own box, also by keyboard.
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the focus
    <div className="my-3 overflow-x-auto border-hairline border-y" tabIndex={0}>
      <table className="w-full min-w-lg border-collapse text-base">{children}</table>
    </div>
  ),
  th: ({ children }) => (
    <th scope="col" className="border-line border-b-2 px-3 py-2.5 text-left align-bottom">
      {children}
    </th>
  ),
  td: ({ children }) => (
    <td className="border-hairline border-b px-3 py-2.5 align-top">{children}</td>
  ),
  aside: ({ children, ...props }) =>
    'data-kind' in props && props['data-kind'] === 'cta' ? (
      <CtaPanel>{children}</CtaPanel>
    ) : (
      <TipBox>{children}</TipBox>
    ),
};
