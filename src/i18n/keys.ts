import type { ParseKeys } from 'i18next';
import type { PrivacySection } from '../facts/policies.ts';

/**
 * The tag of English, which defines all keys and is the fallback of all other languages. Its paths
 * have no prefix.
 */
export const englishTag = 'en';

/** The texts of a policy page that code refers to by key; the locale file lists its parts. */
interface PolicyTexts {
  readonly page: {
    readonly title: string;
    readonly heading: string;
    readonly description: string;
    readonly lead: string;
  };
  readonly parts: Readonly<Record<never, never>>;
}

type PolicyNamespaces = { readonly [S in PrivacySection as `policy-${S}`]: PolicyTexts };

interface Resources extends PolicyNamespaces {
  /** The build adds the texts of single figures. */
  readonly common: typeof import('../../locales/en/common.json') & {
    readonly figures: Readonly<Record<keyof typeof import('../../locales/figures.json'), string>>;
  };
  readonly errors: typeof import('../../locales/en/errors.json');
  readonly home: typeof import('../../locales/en/home.json');
  readonly product: typeof import('../../locales/en/product.json');
  readonly company: typeof import('../../locales/en/company.json');
  readonly faq: typeof import('../../locales/en/faq.json');
  readonly contact: typeof import('../../locales/en/contact.json');
  readonly accessibility: typeof import('../../locales/en/accessibility.json');
  readonly privacy: typeof import('../../locales/en/privacy.json');
  readonly words: typeof import('../../locales/en/words.json');
}

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    /** Keys name their namespace: `t('faq:page.title')`. */
    defaultNS: readonly Namespace[];
    resources: Resources;
  }
}

/** A key of a text, without the suffix of a plural form: `faq:page.title`. */
export type Key = ParseKeys<readonly Namespace[]>;

/** A key of a group of texts: `faq:tabs`. */
export type Branch = ParseKeys<readonly Namespace[], { returnObjects: true }>;

/**
 * The placeholders that code fills in; the build fills in figures and company facts. The checker of
 * locale files refuses any other.
 */
export const codeValues = [
  'amount',
  'count',
  'date',
  'day',
  'errors',
  'field',
  'hour',
  'installment',
  'month',
  'months',
  'name',
  'names',
  'product',
  'rate',
  'time',
  'total',
  'year',
] as const;

/** A placeholder that code fills in with a text. */
export type CodeValue = Exclude<(typeof codeValues)[number], 'count'>;

/** Values of placeholders that code fills in; the count selects the plural form. */
export type TextValues = Readonly<Partial<Record<CodeValue, string | number> & { count: number }>>;
