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
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly errors: ServerError[],
    readonly headers: Record<string, string> = {},
  ) {
    super(summary(errors));
  }
}

/** What the hosted service calls `error`: every error in one text. */
export function summary(errors: readonly ServerError[]): string {
  return errors
    .map(({ field, message }) => (field === undefined ? message : `${field} ${message}`))
    .join(', ');
}
