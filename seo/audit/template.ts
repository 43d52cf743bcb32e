import { documentIdAt, pageIdAt, partsOf } from '@/content/pages';
import { serviceKeys } from '@/content/services';

const services: ReadonlySet<string> = new Set(serviceKeys);

/**
 * What makes a page: all service pages are one component, and so are all documents of a kind.
 * @param path without locale prefix
 */
export function templateOf(path: string): string {
  const document = documentIdAt(path);
  if (document !== undefined) return partsOf(document).kind;
  const id = pageIdAt(path);
  if (id === undefined) return path;
  return services.has(id) ? 'services' : id;
}
