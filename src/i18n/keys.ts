import type { PrivacySection } from '../site/policies.ts';
import type { FigureName } from './FigureName.ts';
import type { Placeholders, Tags } from './placeholders.ts';

/** The texts of a policy page that code refers to by key; its parts are listed by the file. */
interface PolicyTexts {
  readonly page: { readonly title: string; readonly description: string; readonly lead: string };
}

type PolicyNamespaces = { readonly [S in PrivacySection as `policy-${S}`]: PolicyTexts };

/** Texts of single figures, added by the build. */
interface FigureTexts {
  readonly figures: Readonly<Record<FigureName, string>>;
}

/** The amounts of the example cost by their numbers, added by the build. */
interface CostTexts {
  readonly exampleAmounts: Readonly<Record<`${number}`, string>>;
}

/** The English texts, which define all keys. */
interface Source extends PolicyNamespaces {
  readonly common: typeof import('../../locales/en/common.json') & FigureTexts;
  readonly errors: typeof import('../../locales/en/errors.json');
  readonly home: typeof import('../../locales/en/home.json');
  readonly product: typeof import('../../locales/en/product.json') & CostTexts;
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

/** Values of the placeholders that the build does not fill. */
export type Values = Readonly<Record<string, string | number>>;

/** A key whose text has neither placeholders nor tags to fill. */
export type PlainKey = Exclude<Key, keyof Placeholders | keyof Tags>;

/** The arguments after a key: the values of its placeholders, if any. */
export type Given<K extends Key> = K extends keyof Placeholders
  ? [values: Readonly<Record<Placeholders[K], string | number>>]
  : [];

/** The tags of a key's rich text; never for a plain one. */
export type TagName<K extends Key> = K extends keyof Tags ? Tags[K] : never;

/** Returns a text. A misspelt key or a missing placeholder does not compile. */
export type Translate = <K extends Key>(key: K, ...given: Given<K>) => string;
