import { nearest } from '../nearest.ts';

interface Tag {
  readonly name: string;
  readonly isClosing: boolean;
  readonly isAlone: boolean;
  readonly attributes: string;
  readonly start: number;
  readonly end: number;
}

const tagPattern = /<(\/?)([\p{L}\p{N}][^\s<>/]*)([^<>]*)>/gu;

function tagsIn(text: string): Tag[] {
  return [...text.matchAll(tagPattern)].map((match) => {
    const [whole, slash, name = '', rest = ''] = match;
    return {
      name,
      isClosing: slash === '/',
      isAlone: rest.endsWith('/'),
      attributes: rest.replace(/\/$/, '').trim(),
      start: match.index,
      end: match.index + whole.length,
    };
  });
}

/** The names of a text's tags. */
export function tagNames(text: string): string[] {
  return tagsIn(text).map(({ name }) => name);
}

/** The text without its tags. */
export function withoutTags(text: string): string {
  return text.replace(tagPattern, '');
}

// "a < b" is a text; in a text with tags, "<5" would begin one for the reader of tags.
function brokenTag(text: string, isRich: boolean): string | undefined {
  const start = isRich ? /<[\p{L}\p{N}/!-].{0,12}/u : /<[\p{L}/!].{0,12}/u;
  const broken = start.exec(withoutTags(text))?.[0];
  return broken === undefined
    ? undefined
    : `The tag near “${broken}” has no end. Close it with >; write a space after < if “less than” is meant.`;
}

/** Each tag as the path of tags around it, or what is wrong with how they open and close. */
function pathsOf(text: string): { paths: string[]; fault?: string } {
  const paths: string[] = [];
  const open: Tag[] = [];
  for (const tag of tagsIn(text)) {
    const fault = tag.isClosing ? faultOfClosing(tag, open, text) : undefined;
    if (fault !== undefined) return { paths, fault };
    if (tag.isClosing) open.pop();
    else {
      paths.push([...open, tag].map(pathName).join('>'));
      if (!tag.isAlone) open.push(tag);
    }
  }
  const left = open.at(-1);
  return left
    ? { paths, fault: `<${left.name}> is not closed. Write </${left.name}> after its words.` }
    : { paths };
}

function pathName({ name, isAlone }: Tag): string {
  return isAlone ? `${name}/` : name;
}

function faultOfClosing(tag: Tag, open: readonly Tag[], text: string): string | undefined {
  const last = open.at(-1);
  if (last === undefined)
    return `</${tag.name}> closes a tag that was not opened. Write <${tag.name}> before its words.`;
  if (last.name !== tag.name)
    return `<${last.name}> is open where </${tag.name}> stands. Close <${last.name}> first, with </${last.name}>.`;
  return text.slice(last.end, tag.start).trim() === ''
    ? `There are no words between <${tag.name}> and </${tag.name}>. Put the words of the link there.`
    : undefined;
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
  const inside = names.length > 1 ? ` inside <${names.at(-2)}>` : '';
  return `<${names.at(-1)}>${inside}`;
}

function addedTag(path: string, dropped: readonly string[]): string {
  const candidate = nearest(path, dropped) ?? dropped[0];
  const how = candidate ? `Write ${shown(candidate)}` : 'Remove it';
  return `The English text does not have ${shown(path)} like this. ${how}, and its closing tag accordingly.`;
}

function difference(own: readonly string[], english: readonly string[]): string | undefined {
  const dropped = without(english, own);
  const [added] = without(own, english);
  if (added !== undefined) return addedTag(added, dropped);
  const [first] = dropped;
  if (first === undefined) return undefined;
  const name = first.split('>').at(-1);
  return `The tag <${name}>…</${name}> of the English text is missing. Put it around the same words here.`;
}

function attributesIn(text: string): string | undefined {
  const tag = tagsIn(text).find(({ attributes }) => attributes !== '');
  return tag
    ? `A tag holds nothing but its name, and this one has “${tag.attributes}”. Write <${tag.name}>.`
    : undefined;
}

/** A translation has the tags of the English text, each as often and in the same nesting. */
export function checkTags(text: string, english: string): string | undefined {
  if (!text.includes('<') && !english.includes('<')) return undefined;
  const paths = pathsOf(english).paths;
  const fault = attributesIn(text) ?? brokenTag(text, paths.length > 0);
  if (fault !== undefined) return fault;
  const own = pathsOf(text);
  return own.fault ?? difference(own.paths, paths);
}
