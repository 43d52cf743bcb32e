import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale } from '@/i18n/locales';
import { staticFolder } from './static-files';

/** Moves what Next has written for the default locale to the root, in place of its own not-found page. */
export function moveDefaultLocale(): void {
  for (const name of readdirSync(staticFolder)) {
    // In no language.
    if (name.startsWith('404') || name.startsWith('_not-found')) {
      rmSync(path.join(staticFolder, name), { recursive: true });
    }
  }
  const from = path.join(staticFolder, defaultLocale);
  for (const name of readdirSync(from)) {
    renameSync(path.join(from, name), path.join(staticFolder, name));
  }
  rmSync(from, { recursive: true });
  for (const ending of ['html', 'txt']) {
    renameSync(`${from}.${ending}`, path.join(staticFolder, `index.${ending}`));
  }
}
