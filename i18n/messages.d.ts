import type articles from '@/messages/en/articles.json';
import type audit from '@/messages/en/audit.json';
import type blogs from '@/messages/en/blogs.json';
import type calculators from '@/messages/en/calculators.json';
import type common from '@/messages/en/common.json';
import type countries from '@/messages/en/countries.json';
import type downloads from '@/messages/en/downloads.json';
import type navigation from '@/messages/en/navigation.json';
import type pages from '@/messages/en/pages.json';
import type services from '@/messages/en/services.json';
import type { Locale } from './locales';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: {
      common: typeof common;
      navigation: typeof navigation;
      services: typeof services;
      pages: typeof pages;
      articles: typeof articles;
      blogs: typeof blogs;
      audit: typeof audit;
      calculators: typeof calculators;
      downloads: typeof downloads;
      countries: typeof countries;
    };
  }
}
