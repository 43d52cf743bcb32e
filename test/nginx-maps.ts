/** Reads a text in quotes as nginx does. */
function unquoted(text: string): string {
  return text.slice(1, -1).replace(/\\(["'\\])/g, '$1');
}

type NginxMap = { source: string; fallback: string; entries: [match: string, value: string][] };

/** The `map` blocks of a configuration by the names of their variables. */
function parse(configuration: string): Map<string, NginxMap> {
  const maps = new Map<string, NginxMap>();
  for (const [, source = '', name = '', body = ''] of configuration.matchAll(
    /^map ("(?:[^"\\]|\\.)*") \$(\w+) \{\n([\s\S]*?)^\}/gm,
  )) {
    const lines = [...body.matchAll(/^ {2}(default|"(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*");$/gm)];
    const entries = lines.map(([, match = '', value = '']): [string, string] => [
      match === 'default' ? match : unquoted(match),
      unquoted(value),
    ]);
    maps.set(name, {
      source: unquoted(source),
      fallback: entries.find(([match]) => match === 'default')?.[1] ?? '',
      entries: entries.filter(([match]) => match !== 'default'),
    });
  }
  return maps;
}

/** Regular expressions of nginx's by what stands in the map; JavaScript knows no possessive repetition. */
function expressionOf(match: string): RegExp {
  const isAnyCase = match.startsWith('~*');
  return new RegExp(
    match.slice(isAnyCase ? 2 : 1).replace(/([*+])\+/g, '$1'),
    isAnyCase ? 'i' : '',
  );
}

/**
 * Evaluates the `map` blocks of a configuration of nginx.
 * @returns the value of a variable, for the values of those that are no maps
 */
export function nginxVariables(
  configuration: string,
): (name: string, given: Readonly<Record<string, string>>) => string {
  const maps = parse(configuration);
  const expressions = new Map<string, RegExp>();
  for (const { entries } of maps.values()) {
    for (const [match] of entries) {
      if (match.startsWith('~')) expressions.set(match, expressionOf(match));
    }
  }
  const evaluate = (name: string, given: Readonly<Record<string, string>>): string => {
    const map = maps.get(name);
    if (map === undefined) return given[name] ?? '';
    const filled = (text: string, captures: readonly (string | undefined)[] = []) =>
      text.replace(/\$(\w+)/g, (_, variable: string) =>
        /^\d$/.test(variable) ? (captures[Number(variable)] ?? '') : evaluate(variable, given),
      );
    const source = filled(map.source);
    const exact = map.entries.find(([match]) => match.toLowerCase() === source.toLowerCase());
    if (exact !== undefined) return filled(exact[1]);
    for (const [match, value] of map.entries) {
      const captures = expressions.get(match)?.exec(source);
      if (captures) return filled(value, captures);
    }
    return filled(map.fallback);
  };
  return evaluate;
}
