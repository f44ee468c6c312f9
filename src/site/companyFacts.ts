/** The company facts that texts can use as placeholders: `{{phone}}`. */
export const companyFacts = ['brand', 'phone', 'email', 'address'] as const;

export type CompanyFacts = Readonly<Record<(typeof companyFacts)[number], string>>;
