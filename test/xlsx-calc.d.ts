/** The package has no types. */
declare module 'xlsx-calc' {
  type Calculate = {
    (workbook: object): void;
    import_functions(functions: object, options: { override: true }): void;
  };
  const calculate: Calculate;
  export default calculate;
}
