import { nearest } from '../nearest.ts';

const tagPattern = /<(\/?)([\p{L}\p{N}][^\s<>/]*)([^<>]*)>/gu;

interface Tag {
  readonly name: string;
  readonly isClosing: boolean;
  /** As in `<br/>`. */
  readonly isSelfClosing: boolean;
  readonly attributes: string;
  /** The text between the previous tag and this one. */
  readonly before: string;
}

function tagsIn(text: string): Tag[] {
  let end = 0;
  return [...text.matchAll(tagPattern)].map(
    ({ 0: whole, 1: slash, 2: name = '', 3: rest = '', index }) => {
      const before = text.slice(end, index);
      end = index + whole.length;
      return {
        name,
        isClosing: slash === '/',
        isSelfClosing: rest.endsWith('/'),
        attributes: rest.replace(/\/$/, '').trim(),
        before,
      };
    },
  );
}

/** The names of a text's tags. */
export function tagNames(text: string): string[] {
  return tagsIn(text).map(({ name }) => name);
}

export function withoutTags(text: string): string {
  return text.replace(tagPattern, '');
}

function checkAttributes(tags: readonly Tag[]): string | undefined {
  const tag = tags.find(({ attributes }) => attributes !== '');
  return tag
    ? `A tag holds nothing but its name, and this one has “${tag.attributes}”. Write <${tag.name}>.`
    : undefined;
}

// "a < b" is plain text; in a text with tags, "<5" would be parsed as the start of a tag.
function checkEnds(text: string, isRich: boolean): string | undefined {
  const start = isRich ? /<[\p{L}\p{N}/!-].{0,12}/u : /<[\p{L}/!].{0,12}/u;
  const broken = start.exec(withoutTags(text))?.[0];
  return broken === undefined
    ? undefined
    : `The tag near “${broken}” has no end. Close it with >; write a space after < if “less than” is meant.`;
}

function faultOfClosing({ name, before }: Tag, open: readonly string[], last: Tag | undefined) {
  const expected = open.at(-1);
  if (expected === undefined)
    return `</${name}> closes a tag that was not opened. Write <${name}> before its words.`;
  if (expected !== name)
    return `<${expected}> is open where </${name}> stands. Close <${expected}> first, with </${expected}>.`;
  return before.trim() === '' && !last?.isClosing
    ? `There are no words between <${name}> and </${name}>. Put the words of the link there.`
    : undefined;
}

interface Nesting {
  /** Each tag with its ancestors: `policy`, `policy>b`. */
  readonly paths: readonly string[];
  readonly fault?: string;
}

function nestingOf(tags: readonly Tag[]): Nesting {
  const paths: string[] = [];
  const open: string[] = [];
  for (const [index, tag] of tags.entries()) {
    const fault = tag.isClosing ? faultOfClosing(tag, open, tags[index - 1]) : undefined;
    if (fault !== undefined) return { paths, fault };
    if (tag.isClosing) open.pop();
    else paths.push([...open, tag.isSelfClosing ? `${tag.name}/` : tag.name].join('>'));
    if (!tag.isClosing && !tag.isSelfClosing) open.push(tag.name);
  }
  const left = open.at(-1);
  return left
    ? { paths, fault: `<${left}> is not closed. Write </${left}> after its words.` }
    : { paths };
}

function without(paths: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return paths.filter((path) => {
    const index = left.indexOf(path);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function shown(path: string): string {
  const names = path.split('>');
  return `<${names.at(-1)}>${names.length > 1 ? ` inside <${names.at(-2)}>` : ''}`;
}

function checkDifference(own: readonly string[], english: readonly string[]): string | undefined {
  const missing = without(english, own);
  const [added] = without(own, english);
  const meant = (added && nearest(added, missing)) ?? missing[0];
  if (added !== undefined) {
    const how = meant ? `Write ${shown(meant)}` : 'Remove it';
    return `The English text does not have ${shown(added)} like this. ${how}, and its closing tag accordingly.`;
  }
  const name = meant?.split('>').at(-1);
  return name === undefined
    ? undefined
    : `The tag <${name}>…</${name}> of the English text is missing. Put it around the same words here.`;
}

/** Checks that a translation has the tags of the English text, each as often, nested alike. */
export function checkTags(text: string, english: string): string | undefined {
  if (!text.includes('<') && !english.includes('<')) return undefined;
  const tags = tagsIn(text);
  const own = nestingOf(tags);
  const { paths } = nestingOf(tagsIn(english));
  return (
    checkAttributes(tags) ??
    checkEnds(text, paths.length > 0) ??
    own.fault ??
    checkDifference(own.paths, paths)
  );
}
