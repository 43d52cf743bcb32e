import { defaultLocale, localeCodes } from '@/i18n/locales';
import type { ProjectCopy } from './project-copy';

/** A document’s Markdown with its front matter alone, as where its body is not translated. */
export function withoutBody(markdown: string): string {
  return `${markdown.split('\n---\n')[0]}\n---\n`;
}

/** Leaves the body of a document untranslated, in languages that lack its file too. @param folder of the document: `content/articles/<slug>` */
export function removeTranslatedBodies(project: ProjectCopy, folder: string): void {
  const english = withoutBody(project.read(`${folder}/${defaultLocale}.md`));
  for (const locale of localeCodes.filter((code) => code !== defaultLocale)) {
    project.write(`${folder}/${locale}.md`, english);
  }
}
