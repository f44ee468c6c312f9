import type { Plugin } from 'vite';

const another = 'choose another, as in “npm start -- --port 4180”';

/** What each reason of the system for not listening means for the owner, and what helps. */
const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: `Another program uses this port: end that program, or ${another}`,
  EACCES: `You may not use this port: ${another}`,
  EADDRNOTAVAIL:
    'This machine has no such address: name one of its own, as in “npm start -- --host ::1”',
};

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}

/** Says in one line why a server cannot listen, in place of Vite's stack trace. */
export function listening(): Plugin {
  const refuseError = (error: Error, ignored = '') => {
    const code = 'code' in error ? String(error.code) : '';
    const reason = code !== ignored && reasons[code];
    if (reason) refuse(`${reason}. (${error.message})`);
  };
  return {
    name: 'listening',
    configureServer({ httpServer }) {
      // Vite tries the next port.
      httpServer?.on('error', (error: Error) => refuseError(error, 'EADDRINUSE'));
    },
    configurePreviewServer({ config, httpServer }) {
      if (Number.isNaN(config.preview.port))
        refuse(`PORT is “${process.env.PORT}”: write a number, as 4180.`);
      httpServer.on('error', (error: Error) => refuseError(error));
    },
  };
}
