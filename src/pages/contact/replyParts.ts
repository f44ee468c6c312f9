// What a message and its reply need, in one file that no page needs before a visitor acts.
export { Circumstances } from './Circumstances.tsx';
export { EmailInstead } from './EmailInstead.tsx';
export { FieldErrors } from './FieldErrors.tsx';
export { RefusedReasons } from './RefusedReasons.tsx';
export { Sent } from './Sent.tsx';
export { sendMessage } from './sendMessage.ts';
