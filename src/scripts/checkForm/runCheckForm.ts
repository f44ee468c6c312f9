import { SettingsError } from '../../build/SettingsError.ts';
import { settingsOf } from '../../build/settings.ts';
import type { Settings } from '../../site/Settings.ts';
import { checkForm } from './checkForm.ts';

async function check(settings: Settings): Promise<boolean> {
  const { endpoint, key } = settings.formService;
  if (!endpoint) {
    console.log('VITE_FORM_ENDPOINT is empty, so there is no form service to check.');
    return false;
  }
  console.log(`Sending a test message to ${endpoint}/f/${key} …`);
  const { isRight, lines } = await checkForm(settings);
  console.log(lines.join('\n'));
  return isRight;
}

/** Checks the form service of a release's settings, and returns the exit code. */
export async function runCheckForm(): Promise<number> {
  try {
    return (await check(settingsOf({}, 'release'))) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    return 1;
  }
}
