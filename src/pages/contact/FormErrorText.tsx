import { Text } from '../../i18n/Text.tsx';
import { ServiceText } from './ServiceText.tsx';
import type { ServiceError } from './sendMessage.ts';

const formCodes = [
  'BLOCKED',
  'EMPTY',
  'FILES_TOO_BIG',
  'FORM_NOT_FOUND',
  'INACTIVE',
  'NO_FILE_UPLOADS',
  'PROJECT_NOT_FOUND',
  'TOO_MANY_FILES',
] as const;

/** What the service says of the whole form (specification, section 8). */
export function FormErrorText({ error }: { readonly error: ServiceError }) {
  const code = formCodes.find((known) => known === error.code);
  return code ? <Text k={`errors:form.${code}`} /> : <ServiceText message={error.message} />;
}
