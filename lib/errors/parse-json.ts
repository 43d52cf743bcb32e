/** @throws Error naming the file when it is not valid JSON */
export function parseJson(json: string, file: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${file}: not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}
