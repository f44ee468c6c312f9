/** The texts of one namespace, as deep as its keys; null where a translation is missing. */
export interface WordTree {
  [name: string]: string | null | WordTree;
}

/** The words that a page needs for one namespace: the language's own, and the English it lacks. */
export type FilledWords = Record<string, WordTree>;

const english = 'en';

function isTree(value: unknown): value is WordTree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** `month_one` and `month_other` are forms of `month`; the suffix is a category of CLDR. */
function pluralBase(name: string): string | undefined {
  return /^(.+)_(?:zero|one|two|few|many|other)$/.exec(name)?.[1];
}

/** The forms that a language has of a plural: its own file may hold more, or fewer, than English. */
function pluralForms(base: string, own: WordTree, categories: readonly string[]): WordTree {
  const names = categories.map((category) => `${base}_${category}`);
  return Object.fromEntries(names.map((name) => [name, isText(own[name]) ? own[name] : null]));
}

function isComplete(tree: WordTree): boolean {
  return Object.values(tree).every((value) => value !== null);
}

/**
 * Splits a namespace into what the language has itself, in the order of the English file with null
 * for what is missing (i18next looks further then), and the English texts that stand in for it.
 */
export function fillWords(source: WordTree, translation: unknown, tag: string): FilledWords {
  if (tag === english || translation === undefined) return { [english]: source };
  // A language that Unicode does not know would otherwise get the rules of this machine's own.
  const categories = new Intl.PluralRules([tag, english]).resolvedOptions().pluralCategories;
  const [own, missing] = fill(source, isTree(translation) ? translation : {}, categories);
  return Object.keys(missing).length > 0 ? { [tag]: own, [english]: missing } : { [tag]: own };
}

function fill(source: WordTree, own: WordTree, categories: readonly string[]) {
  const filled: WordTree = {};
  const missing: WordTree = {};
  for (const [name, text] of Object.entries(source)) {
    const base = pluralBase(name);
    if (isTree(text)) {
      const [inner, lacking] = fill(text, isTree(own[name]) ? own[name] : {}, categories);
      filled[name] = inner;
      if (Object.keys(lacking).length > 0) missing[name] = lacking;
    } else if (base) {
      const forms = pluralForms(base, own, categories);
      Object.assign(filled, forms);
      if (!isComplete(forms)) missing[name] = text;
    } else {
      filled[name] = isText(own[name]) ? own[name] : null;
      if (filled[name] === null) missing[name] = text;
    }
  }
  return [filled, missing] as const;
}

function textNames(tree: WordTree, path = ''): Set<string> {
  const names = Object.entries(tree).flatMap(([name, value]) => {
    if (isTree(value)) return [...textNames(value, `${path}${name}.`)];
    return isText(value) ? [`${path}${pluralBase(name) ?? name}`] : [];
  });
  return new Set(names);
}

/** How much of a namespace a language has in its own words, from 0 to 1; a plural is one text. */
export function ownShare(source: WordTree, translation: unknown): number {
  const own = isTree(translation) ? textNames(translation) : new Set<string>();
  const all = [...textNames(source)];
  return all.filter((name) => own.has(name)).length / all.length;
}
