import type { z } from 'zod';
import type { Namespace } from '@/i18n/message-files';
import { articles, audit, blogs, common, navigation } from './interface';
import { pages } from './pages';
import { services } from './services';

/** What each message file must look like (spec §3); one that differs stops the build. */
export const messageSchemas = {
  common,
  navigation,
  services,
  pages,
  articles,
  blogs,
  audit,
} as const satisfies Record<Namespace, z.ZodType>;
