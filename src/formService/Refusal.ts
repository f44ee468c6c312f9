import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** One entry of `errors` in the hosted service's reply; without `field` it concerns the form. */
export interface ServerError {
  code: string;
  field?: string;
  message: string;
}

/**
 * A request that is answered with `status` and `errors`, thrown wherever the reason is found.
 * A code outside the hosted service's catalogue is meant: its client shows the message then.
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

/** The value of `error` in the hosted service's reply: every error in one text. */
export function summary(errors: readonly ServerError[]): string {
  return errors
    .map(({ field, message }) => (field === undefined ? message : `${field} ${message}`))
    .join(', ');
}
