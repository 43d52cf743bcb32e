/** Missing in TypeScript's DOM library: https://w3c.github.io/trusted-types/dist/spec/#trusted-type-policy-factory */
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
    /** Set when React has hydrated the page, together with the event `hydrated` on the window. */
    hydrated?: true;
    /** Not in every browser. */
    trustedTypes?: TrustedTypes;
  }
}

export {};
