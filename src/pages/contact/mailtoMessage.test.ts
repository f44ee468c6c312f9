import { expect, test } from 'vitest';
import { emailLink } from '../../site/company.ts';
import { mailtoMessage } from './mailtoMessage.ts';

const mail = {
  subject: 'Message from Ngọzi & Ọbi?',
  message: 'Ẹ káàárọ̀!\n100% sure: 1+1=2',
  signature: 'Ngọzi\nngozi@example.ng',
  cutNote: 'Please copy the rest.',
};

/** The parts of a link as a mail program reads them. */
function read(link: string) {
  const { protocol, pathname, search } = new URL(link);
  const [subject = '', body = ''] = search
    .slice(1)
    .split('&')
    .map((part) => decodeURIComponent(part.slice(part.indexOf('=') + 1)));
  return { to: protocol + pathname, subject, body };
}

test('an email link carries subject, message and signature as they were typed', () => {
  expect(read(mailtoMessage(mail))).toEqual({
    to: emailLink,
    subject: 'Message from Ngọzi & Ọbi?',
    body: 'Ẹ káàárọ̀!\r\n100% sure: 1+1=2\r\n\r\nNgọzi\r\nngozi@example.ng',
  });
});

test('nothing typed can add a header', () => {
  const link = mailtoMessage({ ...mail, subject: 'x&bcc=all@example.ng\r\nbcc: y' });
  expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body']);
});

test.each(['a', 'ọ́', '₦', '🚗', '\n', ' ', '\ud800'])(
  'a long message of %j is cut, which it says, and stays whole characters',
  (character) => {
    const link = mailtoMessage({ ...mail, message: character.repeat(10_000) });
    expect(link.length).toBeLessThanOrEqual(2_000);
    expect(link.length).toBeGreaterThan(1_950);
    const { body } = read(link);
    expect(body).toContain('…\r\n\r\nPlease copy the rest.\r\n\r\nNgọzi');
    expect(body.slice(0, body.indexOf('…'))).not.toMatch(/[\ud800-\udbff]$/);
  },
);

test('a link is bounded whatever stands in the other fields', () => {
  const long = 'ẹ'.repeat(10_000);
  const link = mailtoMessage({ ...mail, subject: long, signature: long, message: long });
  expect(link.length).toBeLessThanOrEqual(2_000);
  expect(read(link).body).toContain('Please copy the rest.');
});
