import { escapeHtml } from '../html/escapeHtml.ts';

/** The shell's icon; of a page that names none browsers ask for `/favicon.ico`, in vain. */
function iconIn(shell: string): string {
  const [icon] = /<link rel="icon"[^>]*>/.exec(shell) ?? [];
  if (!icon) throw new Error('index.html names no icon');
  return icon;
}

/** An address that leads on, for hosts that know no redirects: a refresh at once, and a link. */
export function redirectPage(target: string, shell: string): string {
  const href = escapeHtml(target);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${href}">
${iconIn(shell)}
<title>${href}</title>
</head>
<body><p><a href="${href}">${href}</a></p></body>
</html>
`;
}
