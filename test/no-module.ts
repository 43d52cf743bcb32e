/** Stands in for a module that a dependency loads and never uses here. */
export {};
