import type { CDPSession, Page } from '../test.ts';

/** A node of the accessibility tree in the DevTools protocol. */
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly value?: { readonly value: unknown };
  readonly properties?: readonly {
    readonly name: string;
    readonly value: { readonly value?: unknown };
  }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

interface DomNode {
  readonly backendNodeId: number;
  readonly attributes?: readonly string[];
  readonly children?: readonly DomNode[];
}

/** Facts from the DOM that the accessibility tree lacks: language and `aria-current`. */
interface DomFacts {
  readonly lang: string;
  readonly current: string | undefined;
}

/** Roles whose content is their name. */
export const wholes = new Set([
  'link',
  'button',
  'tab',
  'image',
  'checkbox',
  'textbox',
  'combobox',
]);
/** Roles announced at their start, which users can jump to. */
export const regions = new Set([
  'banner',
  'navigation',
  'main',
  'contentinfo',
  'region',
  'form',
  'dialog',
  'tablist',
  'tabpanel',
  'status',
  'Iframe',
  'table',
  'row',
]);

/** Roles announced with the number of their items. */
const lists: Readonly<Record<string, (length: number) => string>> = {
  list: (length) => `list of ${length}`,
  DescriptionList: (length) => `list of ${length} terms`,
};

function attribute({ attributes = [] }: DomNode, name: string): string | undefined {
  const index = attributes.findIndex((value, place) => place % 2 === 0 && value === name);
  return index < 0 ? undefined : attributes[index + 1];
}

function collectFacts(node: DomNode, lang: string, facts: Map<number, DomFacts>): void {
  const own = attribute(node, 'lang') ?? lang;
  facts.set(node.backendNodeId, { lang: own, current: attribute(node, 'aria-current') });
  for (const child of node.children ?? []) collectFacts(child, own, facts);
}

const stateWords: Readonly<Record<string, (value: unknown) => string>> = {
  level: (value) => `level ${value}`,
  expanded: (value) => (value ? 'expanded' : 'collapsed'),
  selected: (value) => (value ? 'selected' : ''),
  checked: (value) => (value === 'true' ? 'checked' : 'not checked'),
  required: (value) => (value ? 'required' : ''),
  invalid: (value) => (value === 'true' ? 'invalid' : ''),
  disabled: (value) => (value ? 'disabled' : ''),
  modal: (value) => (value ? 'modal' : ''),
};

function statesOf({ properties = [] }: AxNode): string[] {
  return properties.map(({ name, value }) => stateWords[name]?.(value.value) ?? '').filter(Boolean);
}

/** The line of a node: role, states, name, value and description. */
function lineOf(node: AxNode, { current }: DomFacts): string {
  const what = [node.role?.value, ...statesOf(node), current && 'current']
    .filter(Boolean)
    .join(', ');
  const value =
    typeof node.value?.value === 'string' && node.value.value ? ` = ${node.value.value}` : '';
  const description = node.description?.value ? ` (${node.description.value})` : '';
  return `${what}: ${node.name?.value ?? ''}${value}${description}`.trim().replace(/:$/, '');
}

function speak(
  nodes: readonly AxNode[],
  facts: ReadonlyMap<number, DomFacts>,
  root: AxNode,
  page: string,
): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const say = (text: string, depth: number, lang: string) =>
    lines.push(`${'  '.repeat(depth)}${lang === page ? '' : `[${lang}] `}${text}`);
  const visit = (node: AxNode, depth: number) => {
    const role = node.role?.value ?? '';
    const fact = facts.get(node.backendDOMNodeId ?? -1) ?? { lang: page, current: undefined };
    const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    let inner = depth;
    if (!node.ignored) {
      if (role === 'StaticText')
        return void (node.name?.value.trim() && say(node.name.value.trim(), depth, fact.lang));
      // A name has the language of its text, which a descendant may set.
      const voice = voiceOf(node, byId, facts) ?? fact.lang;
      if (wholes.has(role)) return void say(lineOf(node, fact), depth, voice);
      const heads = role === 'heading' && children.length > 0;
      if (heads) say(lineOf(node, fact), depth, voice);
      if (regions.has(role)) say(lineOf(node, fact), depth, fact.lang);
      const ofWhat = lists[role];
      if (ofWhat) say(ofWhat(children.length), depth, page);
      if (regions.has(role) || ofWhat) inner = depth + 1;
      if (heads && !hasControl(node, byId)) return;
    }
    for (const child of children) visit(child, inner);
  };
  visit(root, 0);
  return lines;
}

/** The language of the first text inside a node, if there is any. */
function voiceOf(
  node: AxNode,
  byId: ReadonlyMap<string, AxNode>,
  facts: ReadonlyMap<number, DomFacts>,
): string | undefined {
  if (node.role?.value === 'StaticText') return facts.get(node.backendDOMNodeId ?? -1)?.lang;
  for (const id of node.childIds ?? []) {
    const child = byId.get(id);
    const voice = child && voiceOf(child, byId, facts);
    if (voice) return voice;
  }
  return undefined;
}

function hasControl(node: AxNode, byId: ReadonlyMap<string, AxNode>): boolean {
  return (node.childIds ?? []).some((id) => {
    const child = byId.get(id);
    return child !== undefined && (wholes.has(child.role?.value ?? '') || hasControl(child, byId));
  });
}

async function treeOf(session: CDPSession) {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  const { root } = (await session.send('DOM.getDocument', { depth: -1 })) as { root: DomNode };
  return { nodes, root };
}

/**
 * The accessibility tree of parts of the page, one line per node. Text in another language than the
 * page's is preceded by its language tag.
 *
 * @param roles the roles of the parts, such as `main`
 */
export async function speech(page: Page, roles: readonly string[]): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes, root } = await treeOf(session);
  await session.detach();
  const facts = new Map<number, DomFacts>();
  const lang = await page.evaluate(() => document.documentElement.lang);
  collectFacts(root, lang, facts);
  const parts = nodes.filter((node) => !node.ignored && roles.includes(node.role?.value ?? ''));
  return `${parts.flatMap((part) => speak(nodes, facts, part, lang)).join('\n')}\n`;
}
