/** A message file as it was parsed: nested objects and arrays with strings at their ends. */
export type MessageTree = string | MessageTree[] | { [key: string]: MessageTree };
