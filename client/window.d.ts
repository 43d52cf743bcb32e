/** What the TypeScript library does not know yet: https://w3c.github.io/trusted-types/dist/spec/#trusted-type-policy-factory */
type TrustedTypes = {
  readonly defaultPolicy: object | null;
  createPolicy(
    name: string,
    rules: Record<
      'createHTML' | 'createScript' | 'createScriptURL',
      (value: string) => string | null
    >,
  ): object;
};

declare global {
  interface Window {
    /** Set when React has hydrated the page; the event `hydrated` on the window tells the same. */
    hydrated?: true;
    /** Not in every browser. */
    trustedTypes?: TrustedTypes;
  }
}

export {};
