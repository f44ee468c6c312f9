import { Text } from '../../i18n/Text.tsx';
import { ServiceText } from './ServiceText.tsx';
import type { ServiceError } from './sendMessage.ts';

const fieldCodes = [
  'REQUIRED_FIELD_EMPTY',
  'REQUIRED_FIELD_MISSING',
  'TYPE_EMAIL',
  'TYPE_NUMERIC',
  'TYPE_TEXT',
  'STRIPE_CLIENT_ERROR',
  'STRIPE_SCA_ERROR',
] as const;

/** One thing that the service says of a field (specification, section 8). */
export function FieldErrorText({ error }: { readonly error: ServiceError }) {
  const code = fieldCodes.find((known) => known === error.code);
  return code ? <Text k={`errors:field.${code}`} /> : <ServiceText message={error.message} />;
}
