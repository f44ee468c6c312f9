import type { ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Processes } from '../../support/Processes.ts';
import type { Desktop } from './Desktop.ts';

const voice = { family: { name: 'any', lang: '' } };

/**
 * Orca's default settings, except for output that is not deterministic or not speech: it writes
 * instead of speaking, does not echo typed keys, and has neither sound nor Braille.
 */
const general = {
  speechServerFactory: 'transcript',
  // Orca fails if one of these kinds of voice is missing.
  voices: { default: voice, uppercase: voice, hyperlink: voice, system: voice },
  enableKeyEcho: false,
  enableSound: false,
  enableBraille: false,
  startingProfile: ['Default', 'default'],
};

const profiles = {
  default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} },
};

/** Starts Orca with its own settings; it outputs one line of JSON per utterance. */
export function startOrca(processes: Processes, { env }: Desktop, folder: string): ChildProcess {
  const settings = path.join(folder, 'orca');
  mkdirSync(settings, { recursive: true });
  copyFileSync(
    path.join(import.meta.dirname, 'transcript.py'),
    path.join(settings, 'transcript.py'),
  );
  writeFileSync(
    path.join(settings, 'user-settings.conf'),
    JSON.stringify({ general, pronunciations: {}, keybindings: {}, profiles }),
  );
  return processes.start('orca', ['--user-prefs', settings], env);
}
