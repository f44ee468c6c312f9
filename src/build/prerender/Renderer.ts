/** What the built renderer can do, and what it knows of the site. */
export type Renderer = typeof import('./renderPage.tsx');
