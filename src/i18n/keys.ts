import type { PrivacySection } from '../site/policies.ts';
import type { FigureName } from './FigureName.ts';

/** The texts of a policy page that code refers to by key; its parts are listed by the file. */
interface PolicyTexts {
  readonly page: { readonly title: string; readonly description: string; readonly lead: string };
}

type PolicyNamespaces = { readonly [S in PrivacySection as `policy-${S}`]: PolicyTexts };

/** Texts of single figures, added by the build. */
interface FigureTexts {
  readonly figures: Readonly<Record<FigureName, string>>;
}

/** The English texts, which define all keys. */
interface Source extends PolicyNamespaces {
  readonly common: typeof import('../../locales/en/common.json') & FigureTexts;
  readonly errors: typeof import('../../locales/en/errors.json');
  readonly home: typeof import('../../locales/en/home.json');
  readonly product: typeof import('../../locales/en/product.json');
  readonly company: typeof import('../../locales/en/company.json');
  readonly faq: typeof import('../../locales/en/faq.json');
  readonly contact: typeof import('../../locales/en/contact.json');
  readonly accessibility: typeof import('../../locales/en/accessibility.json');
  readonly privacy: typeof import('../../locales/en/privacy.json');
}

export type Namespace = keyof Source;

/** Plural and context forms are one key in code: `month_one` and `month_other` are `month`. */
type WithoutForm<Name extends string> = Name extends `${infer Base}_${Form}` ? Base : Name;

type Form = Intl.LDMLPluralRule | `${number}`;

type Leaf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? WithoutForm<Name>
    : `${Name}.${Leaf<Tree[Name]>}`;
}[keyof Tree & string];

type Branches<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? never
    : Name | `${Name}.${Branches<Tree[Name]>}`;
}[keyof Tree & string];

/** A key of a text: `faq:page.title`. */
export type Key = { [N in Namespace]: `${N}:${Leaf<Source[N]>}` }[Namespace];

/** A key of a group of texts: `faq:tabs`; for policies `policy-scope:parts`. */
export type Branch =
  | { [N in Namespace]: `${N}:${Branches<Source[N]>}` }[Namespace]
  | `policy-${PrivacySection}:parts`;

/**
 * The placeholders that code fills in; the build fills in figures and company facts. `npm run locales`
 * refuses any other.
 */
export const codeValues = [
  'amount',
  'count',
  'day',
  'field',
  'hour',
  'last',
  'month',
  'name',
  'number',
  'product',
  'year',
] as const;

type CodeValue = (typeof codeValues)[number];

/** Values of placeholders that code fills in; the count selects the plural form. */
export type Values = Partial<
  Readonly<Record<Exclude<CodeValue, 'count'>, string | number> & Record<'count', number>>
>;

/** Returns a text. A misspelt key or placeholder does not compile. */
export type Translate = (key: Key, values?: Values) => string;
