import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** One entry of `errors` in the hosted service's reply; without `field` it concerns the form. */
export interface ServerError {
  code: string;
  field?: string;
  message: string;
}

/**
 * The reply to a refused request, thrown where the error is found. Codes outside the hosted service's
 * catalogue are intentional: the site shows their messages.
 */
export class Refusal extends HTTPException {
  constructor(
    status: ContentfulStatusCode,
    readonly errors: ServerError[],
    readonly headers: Record<string, string> = {},
  ) {
    super(status, { message: summary(errors) });
  }
}

/** The value of `error` in the hosted service's reply: all errors as one text. */
export function summary(errors: readonly ServerError[]): string {
  return errors
    .map(({ field, message }) => (field === undefined ? message : `${field} ${message}`))
    .join(', ');
}
