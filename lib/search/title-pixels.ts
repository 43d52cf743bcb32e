import { arialWidth } from './arial-width';
import { titleRoom } from './result-rooms';

/** Width of a title on a search page, in pixels: pages cut it by width, not by characters. */
export function titlePixels(title: string): number {
  return Math.round(arialWidth(title, titleRoom(title).size));
}
