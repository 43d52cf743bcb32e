import { askServer } from './ask-server';
import type { Asking, NotLoaded } from './not-loaded';

export type LoadedText = { kind: 'text'; text: string } | NotLoaded;

/**
 * Loads a text of the site, such as robots.txt.
 * @throws the signal's reason when it is aborted
 */
export async function loadText(path: string, asking: Asking): Promise<LoadedText> {
  const answer = await askServer(path, 'GET', (response) => response.text(), asking);
  return answer.kind === 'answer' ? { kind: 'text', text: answer.content } : answer;
}
