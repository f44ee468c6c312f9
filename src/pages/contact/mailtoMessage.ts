import { emailLink } from '../../site/company.ts';

/** Maximum length of a URL in characters on Windows. */
const longest = 2_000;

// `encodeURIComponent` throws on lone surrogates. RFC 6068 does not allow `+` for a space, and
// requires CRLF.
function encode(text: string): string {
  const query = new URLSearchParams([['', text.replace(/\r?\n/g, '\r\n')]]);
  return query.toString().slice(1).replaceAll('+', '%20');
}

/** The longest beginning of a text whose encoded form fits `room` characters. */
function cut(text: string, room: number): string {
  let length = 0;
  let end = 0;
  for (const character of text) {
    length += encode(character).length;
    if (length > room) break;
    end += character.length;
  }
  return text.slice(0, end);
}

interface Mail {
  readonly subject: string;
  readonly message: string;
  /** The lines below the message: name, phone, product. */
  readonly signature: string;
  /** The end of a truncated message. */
  readonly cutNote: string;
}

/** A `mailto:` link to the company with a message, truncated to the length that browsers accept. */
export function mailtoMessage({ subject, message, signature, cutNote }: Mail): string {
  const start = `${emailLink}?subject=${encode(cut(subject, longest / 8))}&body=`;
  const foot = `\n\n${cut(signature, longest / 4)}`;
  const room = longest - start.length - encode(foot).length;
  if (encode(message).length <= room) return start + encode(message + foot);
  const end = `…\n\n${cutNote}${foot}`;
  return start + encode(cut(message, longest - start.length - encode(end).length) + end);
}
