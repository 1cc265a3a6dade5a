/* For commands without options or with one switch, most of which write files: with `--help` or an unknown option they
   print the usage and do nothing. Plain Node runs some of them, so lib/options.ts cannot be imported. */

/**
 * Ends the process when anything but the switch was typed after the command.
 * @param {string} command as it is typed
 * @param {string} description what it does, for its usage
 * @param {string} [option] its only switch
 */
export function refuseArguments(command, description, option) {
  const typed = process.argv.slice(2).filter((word) => word !== option);
  if (typed.length === 0) return;
  if (typed.every((word) => word === '--help' || word === '-h')) {
    console.log(`${command}\n\n  ${description}`);
    process.exit(0);
  }
  const [takes, fix] = option ? [`only ${option}`, `-- ${option}`] : ['no options', 'alone'];
  console.error(
    `\n${command} takes ${takes}, and nothing was done: ${typed.join(' ')}\n  fix: write ${command} ${fix}\n`,
  );
  process.exit(1);
}
