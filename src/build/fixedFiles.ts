/** Files of the site with names that never change: browsers must ask for them again each time. */
export const fixedFiles = {
  missingPage: '404.html',
  fontLicence: 'licence-inter.txt',
  licences: 'licences.md',
  workerLicences: 'licences-service-worker.md',
  manifest: 'manifest.webmanifest',
  robots: 'robots.txt',
  serviceWorker: 'service-worker.js',
  sitemap: 'sitemap.xml',
} as const;
