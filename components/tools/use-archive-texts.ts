import { useTranslations } from 'next-intl';
import { loadTimeout } from '@/lib/downloads/load-file';

/**
 * The texts of an archive of `total` files; values that only the browser knows stay placeholders.
 * @param archive its file name
 */
export function useArchiveTexts(archive: string, total: number) {
  const t = useTranslations('common');
  const progress = { done: '{done}', total: '{total}' };
  const outcome = { archive, total: String(total), done: '{done}' };
  return {
    start: t('downloads.start'),
    cancel: t('tools.cancel'),
    retry: t('tools.retry'),
    loading: t('downloads.loading'),
    progress: t('tools.progress', progress),
    outcomes: {
      complete: t('downloads.outcomes.complete', outcome),
      partial: t('downloads.outcomes.partial', outcome),
      nothing: t('downloads.outcomes.nothing'),
      packingFailed: t('downloads.outcomes.packingFailed'),
      canceled: t('downloads.outcomes.canceled'),
    },
    missing: t('downloads.missing'),
    failures: {
      offline: t('tools.failures.offline'),
      missing: t('tools.failures.missing'),
      timeout: t('tools.failures.timeout', { seconds: String(loadTimeout / 1000) }),
      failed: t('tools.failures.failed'),
    },
  };
}
