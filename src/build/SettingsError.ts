import { inspect } from 'node:util';

/** A mistake in the settings. Vite shows it without a stack trace, which would lead away from it. */
export class SettingsError extends Error {
  [inspect.custom](): string {
    return this.message;
  }
}
