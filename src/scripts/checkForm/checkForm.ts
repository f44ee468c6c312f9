import { fields, type Values } from '../../pages/contact/fields.ts';
import type { Outcome, ServiceError } from '../../pages/contact/Outcome.ts';
import { readReply } from '../../pages/contact/readReply.ts';
import type { Settings } from '../../site/Settings.ts';

/** What a check found, in lines for the owner. */
export interface Finding {
  readonly isRight: boolean;
  readonly lines: readonly string[];
}

/** Milliseconds after which the site counts the outcome as unknown. */
const timeLimit = 15_000;

/** The longest part of a reply that is shown. */
const excerptLength = 300;

function testMessage({ company, siteUrl }: Settings): FormData {
  const values: Values = {
    name: 'Test of the contact form',
    email: company.email,
    message: `This is a test message of “npm run check-form” for ${siteUrl}. Nobody needs to answer it.`,
  };
  const data = new FormData();
  for (const field of fields) data.set(field, values[field] ?? '');
  return data;
}

/** Posts the test message with the headers that a browser would send. */
function post(settings: Settings): Promise<Response> {
  const { formService, siteUrl } = settings;
  return fetch(`${formService.endpoint}/f/${formService.key}`, {
    method: 'POST',
    headers: { Accept: 'application/json', Origin: siteUrl, Referer: `${siteUrl}/` },
    body: testMessage(settings),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeLimit),
  });
}

function corsProblem({ headers }: Response, { siteUrl, formService }: Settings): string[] {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if ([siteUrl, '*'].includes(allowed ?? '') || formService.endpoint === siteUrl) return [];
  return [
    `Access-Control-Allow-Origin is ${allowed ?? 'missing'}. Without "${siteUrl}" or "*", browsers hide the reply`,
    'from the site, and visitors read that the outcome is unknown. Allow the site in the settings of the service.',
  ];
}

function errorLine({ code, message }: ServiceError, field = ''): string {
  return `  ${code}: ${`${field} ${message}`.trim()}`;
}

function explainUnexpected({ status, headers }: Response, text: string): string[] {
  const target = headers.get('Location');
  if (status >= 300 && status < 400)
    return [
      `The service redirects to ${target} (status ${status}) instead of answering a request with`,
      '"Accept: application/json" in JSON. The site follows no redirect, because a message could get lost.',
    ];
  return [
    `The site does not understand the reply (status ${status}), and visitors read "Unexpected response format".`,
    'A success needs a status from 200 to 299 and a JSON object with a text "next"; see README, "The form service".',
    `The reply begins: ${text.slice(0, excerptLength)}`,
  ];
}

function explain(outcome: Outcome, response: Response, text: string): string[] {
  if (outcome.kind === 'sent')
    return ['The service accepted the message, and visitors are thanked. Check that it arrived.'];
  if (outcome.kind !== 'refused') return explainUnexpected(response, text);
  const fieldErrors = Object.entries(outcome.fieldErrors).flatMap(([field, errors]) =>
    errors.map((error) => errorLine(error, field)),
  );
  return [
    `The service refused the message (status ${outcome.status}), and visitors see these errors:`,
    ...outcome.formErrors.map((error) => errorLine(error)),
    ...fieldErrors,
  ];
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}

/** Sends one test message to the form service, and explains the reply as the site understands it. */
export async function checkForm(settings: Settings): Promise<Finding> {
  try {
    const response = await post(settings);
    const text = await response.clone().text();
    const outcome = await readReply(response);
    const problem = corsProblem(response, settings);
    const isRight = outcome.kind === 'sent' && problem.length === 0;
    return { isRight, lines: [...explain(outcome, response, text), ...problem] };
  } catch (error) {
    return { isRight: false, lines: [`The service gives no reply: ${reasonOf(error)}`] };
  }
}
