/*
 * For commands without options, most of which write files: whoever types `--help`, or an option of another command, gets the usage, and
 * nothing is done. Plain Node runs some of them, so lib/options.ts is out of reach.
 */

/**
 * Ends the process when anything was typed after the command.
 * @param {string} command as it is typed
 * @param {string} says what it does, for its usage
 */
export function refuseArguments(command, says) {
  const typed = process.argv.slice(2);
  if (typed.length === 0) return;
  if (typed.every((word) => word === '--help' || word === '-h')) {
    console.log(`${command}\n\n  ${says}`);
    process.exit(0);
  }
  console.error(
    `\n${command} takes no options, and nothing was done: ${typed.join(' ')}\n  fix: write ${command} alone\n`,
  );
  process.exit(1);
}
