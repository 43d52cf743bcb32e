import { classNames } from '@/lib/markup/class-names';

/** A page by its URL path, which may break anywhere. */
export function PageLink({ url, className }: { url: string; className?: string }) {
  return (
    <a
      href={url}
      lang="en"
      translate="no"
      className={classNames('break-all text-primary underline underline-offset-4', className)}
    >
      {url}
    </a>
  );
}
