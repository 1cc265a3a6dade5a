/* For commands without options, most of which write files: with `--help` or an unknown option they print the usage and
   do nothing. Plain Node runs some of them, so lib/options.ts cannot be imported. */

/**
 * Ends the process when anything was typed after the command.
 * @param {string} command as it is typed
 * @param {string} description what it does, for its usage
 */
export function refuseArguments(command, description) {
  const typed = process.argv.slice(2);
  if (typed.length === 0) return;
  if (typed.every((word) => word === '--help' || word === '-h')) {
    console.log(`${command}\n\n  ${description}`);
    process.exit(0);
  }
  console.error(
    `\n${command} takes no options, and nothing was done: ${typed.join(' ')}\n  fix: write ${command} alone\n`,
  );
  process.exit(1);
}
