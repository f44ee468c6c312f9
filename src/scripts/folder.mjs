// Refuses a folder in which the tools cannot work, before their own errors, which do not name it.

/** Ends the command with a line that says what to do. @param {string} reason */
export function refuse(reason) {
  console.error(reason);
  process.exit(1);
}

const [sign] = /[#?]/.exec(process.cwd()) ?? [];
if (sign)
  refuse(`Rename the folder: Vite cannot work where a path has “${sign}”: ${process.cwd()}`);
