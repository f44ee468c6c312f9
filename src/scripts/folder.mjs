// Refuses a folder in which the tools cannot work, before their own errors, which do not name it.

/** Ends the command with a line that says what to do. @param {string} reason */
export function refuse(reason) {
  console.error(reason);
  process.exit(1);
}

if (/[#?]/.test(process.cwd()))
  refuse(`Rename the folder: Vite cannot work where a path has # or ?: ${process.cwd()}`);
