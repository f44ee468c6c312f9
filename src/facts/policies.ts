/** The sections of the privacy policy, in the order of the sidebar. */
export const policySections = [
  'our-identity',
  'purpose-objectives',
  'scope',
  'personal-information',
  'premises-visitors',
  'disclosure-of-information',
  'security-retention',
  'marketing-monitoring',
  'sponsorship-donations',
  'your-rights',
  'complaints',
  'contacting-us',
  'updates-policy',
] as const;

/** Every page below `/privacy`: the sections of the policy, and the terms, not in the sidebar. */
export const privacySections = [...policySections, 'terms-conditions'] as const;

export type PrivacySection = (typeof privacySections)[number];
