/** Files without a hash in their names, which browsers must revalidate. */
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
