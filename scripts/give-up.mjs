/** Ends the process with a message, without a stack trace. @param {unknown} reason @returns {never} */
export function giveUp(reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exit(1);
}
