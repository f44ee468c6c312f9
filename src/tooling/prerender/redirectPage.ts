import { escapeHtml } from '../escapeHtml.ts';

/** An address that leads on, for hosts that know no redirects: a refresh at once, and a link. */
export function redirectPage(target: string): string {
  const href = escapeHtml(target);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${href}">
<title>${href}</title>
</head>
<body><p><a href="${href}">${href}</a></p></body>
</html>
`;
}
