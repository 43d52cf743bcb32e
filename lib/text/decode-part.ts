/** A part of a URL, decoded; unchanged where it is no valid encoding. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
