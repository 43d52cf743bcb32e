/** Replaces a module that a dependency imports but never uses here. */
export {};
