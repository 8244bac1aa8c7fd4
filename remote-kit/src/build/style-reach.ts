import {
	type Atrule,
	type CssNode,
	find,
	generate,
	parse,
	type Rule,
	type Selector,
	type SelectorList,
} from 'css-tree';

/** Class or keyframes of a CSS module: the build ends their names with a hash. */
const OF_MODULE = /-[0-9a-f]{6}$/;
const CONDITIONS = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);
/** Pseudo-classes that choose what one of their arguments chooses; `:has()` and `:not()` choose something else. */
const ANY_OF = new Set(['is', 'where', 'matches', '-webkit-any']);

const KEYFRAMES = /^(-\w+-)?keyframes$/;

/** Where a selector stands. */
interface Place {
	remote: string;
	/** Does what surrounds it choose elements of the remote alone? */
	isInside: boolean;
}

const isOwnName = (name: string, remote: string) => OF_MODULE.test(name) || name.startsWith(`${remote}-`);

/** What a list holds; css-tree leaves what it cannot read as text, which is nobody's own. */
const selectorsIn = (node: CssNode | null): (Selector | undefined)[] =>
	node?.type === 'SelectorList'
		? (node as SelectorList).children.toArray().map((each) => (each.type === 'Selector' ? each : undefined))
		: [undefined];

/** Does each of the selectors choose elements of the remote alone? */
const areOwn = (list: CssNode | null, place: Place): boolean =>
	selectorsIn(list).every((selector) => selector !== undefined && isOwn(selector, place));

/** Is one of its compounds, outside of `:not()` and `:has()`, of the remote? What follows lies in it or beside it, and so in the slot. */
function isOwn(selector: Selector, place: Place): boolean {
	const parts = selector.children.toArray();
	const names = (part: CssNode) =>
		part.type === 'NestingSelector' || (part.type === 'PseudoClassSelector' && part.name === 'scope');
	if (place.isInside && !find(selector, names)) return true;
	return parts.some((part) => {
		if (part.type === 'ClassSelector') return isOwnName(part.name, place.remote);
		if (names(part)) return place.isInside;
		if (part.type !== 'PseudoClassSelector' || !ANY_OF.has(part.name)) return false;
		return areOwn(part.children?.first ?? null, place);
	});
}

function ofAtrule(rule: Atrule, place: Place): string[] {
	const { name, prelude, block } = rule;
	const inside = (isInside: boolean) =>
		block ? ofNodes(block.children.toArray(), { ...place, isInside }) : [];
	const text = `@${name}${prelude ? ` ${generate(prelude)}` : ''}`;
	if (CONDITIONS.has(name)) return inside(place.isInside);
	if (KEYFRAMES.test(name)) return isOwnName(prelude ? generate(prelude) : '', place.remote) ? [] : [text];
	if (name !== 'scope') return [text];
	const [scope] = prelude?.type === 'AtrulePrelude' ? prelude.children.toArray() : [];
	const root = scope?.type === 'Scope' ? scope.root : null;
	return inside(areOwn(root, place));
}

function ofRule({ prelude, block }: Rule, place: Place): string[] {
	const foreign = selectorsIn(prelude).filter((selector) => !selector || !isOwn(selector, place));
	if (foreign.length > 0) return foreign.map((selector) => generate(selector ?? prelude));
	return ofNodes(block.children.toArray(), { ...place, isInside: true });
}

function ofNodes(nodes: readonly CssNode[], place: Place): string[] {
	return nodes.flatMap((node) => {
		if (node.type === 'Rule') return ofRule(node, place);
		if (node.type === 'Atrule') return ofAtrule(node, place);
		// Of what css-tree takes for declarations or cannot read, a browser may take some for rules.
		if (node.type === 'Declaration' && node.property.startsWith('--')) return [];
		const text = generate(node);
		return text.includes('{') ? [text] : [];
	});
}

/**
 * Selectors and at-rules of a built style sheet that reach outside of the remote's slots. Its own are classes and keyframes
 * of CSS modules, plain ones whose names begin with `<remote>-`, and whatever lies inside them.
 */
export function styleReach(css: string, remote: string): string[] {
	const sheet = parse(css, { parseValue: false });
	if (sheet.type !== 'StyleSheet') return [];
	return [...new Set(ofNodes(sheet.children.toArray(), { remote, isInside: false }))];
}

/** How to mend it. */
export const STYLE_ADVICE =
	'Write it in a CSS module below a class of its own (or in a plain sheet, with a class that begins with the remote’s name and a hyphen). What concerns the whole page is the shell’s: ask for it there.';
