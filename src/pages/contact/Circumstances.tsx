import { Text } from '../../i18n/Text.tsx';
import type { Failure } from './mayHaveArrived.ts';

interface CircumstancesProps {
  readonly failure: Failure;
  readonly mayHaveArrived: boolean;
}

/** What the status of the reply adds, and what a second try would mean. */
export function Circumstances({ failure, mayHaveArrived }: CircumstancesProps) {
  const status = 'status' in failure ? failure.status : 0;
  return (
    <>
      {status === 429 && (
        <p>
          <Text k="contact:errors.form.busy" />
        </p>
      )}
      {status >= 500 && (
        <p>
          <Text k="contact:errors.form.trouble" />
        </p>
      )}
      {mayHaveArrived && (
        <p>
          <Text k="contact:errors.form.twice" />
        </p>
      )}
    </>
  );
}
