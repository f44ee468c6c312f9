import { emailLink } from '../../site/company.ts';

/** Windows, and mail programs with it, take no longer addresses than 2,083 characters. */
const longest = 2_000;

// Unlike `encodeURIComponent` it throws on no text; RFC 6068 knows no `+` for a space, and wants
// both characters of a line's end.
function encode(text: string): string {
  const query = new URLSearchParams([['', text.replace(/\r?\n/g, '\r\n')]]);
  return query.toString().slice(1).replaceAll('+', '%20');
}

/** As many whole characters of a text as fit into `room` once they are encoded. */
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
  /** The lines under the message: from whom, and about what. */
  readonly signature: string;
  /** Stands at the end of a message that had to be cut. */
  readonly cutNote: string;
}

/** A `mailto:` link to the company that carries a message, cut where browsers would cut it. */
export function mailtoMessage({ subject, message, signature, cutNote }: Mail): string {
  const start = `${emailLink}?subject=${encode(cut(subject, longest / 8))}&body=`;
  const foot = `\n\n${cut(signature, longest / 4)}`;
  const room = longest - start.length - encode(foot).length;
  if (encode(message).length <= room) return start + encode(message + foot);
  const end = `…\n\n${cutNote}${foot}`;
  return start + encode(cut(message, longest - start.length - encode(end).length) + end);
}
