import { type CssNode, find, generate, parse, type Selector } from 'css-tree';

export interface CleanCss {
	/** Style sheet whose rules hold inside the scope alone; '' where nothing is left */
	css: string;
	/** What was left out, in words for the editor */
	refused: string[];
}

const MOST_CHARACTERS = 32_000;
const AT_RULES = new Set(['media', 'supports', 'container']);
/** Functions that fetch, or that draw what no style sheet should. */
const FUNCTIONS = /^(url|src|image|(-webkit-)?image-set|cross-fade|element|expression|paint|attr)$/i;
const PROPERTIES = /^(behavior|-moz-binding|view-transition-name)$/i;
const POSITIONS = new Set(['static', 'relative', 'absolute']);
const ROOTS = new Set(['html', 'body', 'root']);

/** Reason why a declaration is refused; undefined where it is taken. */
function faultOf(declaration: CssNode & { type: 'Declaration' }): string | undefined {
	const { property, value } = declaration;
	const text = generate(value);
	// No page needs an escape, and many a filter was passed by one.
	if (generate(declaration).includes('\\')) return 'escapes are not taken';
	if (PROPERTIES.test(property)) return 'this property is not taken';
	const fetches = find(
		value,
		(node) => node.type === 'Url' || (node.type === 'Function' && FUNCTIONS.test(node.name)),
	);
	if (fetches || (value.type === 'Raw' && /\(/.test(text)))
		return 'a style sheet of a page may not fetch anything';
	if (property.toLowerCase() === 'position' && !POSITIONS.has(text.toLowerCase()))
		return 'it would lie over the site’s own frame';
	return undefined;
}

/** A selector below the scope; `html`, `body` and `:root` are the scope itself. Undefined for one that leaves it. */
function scopedSelector(selector: Selector, scope: string): string | undefined {
	const nodes = selector.children.toArray();
	const [first] = nodes;
	const isRoot =
		(first?.type === 'TypeSelector' || first?.type === 'PseudoClassSelector') &&
		ROOTS.has(first.name.toLowerCase());
	const rest = isRoot ? nodes.slice(1) : nodes;
	const [next] = rest;
	const text = rest.map((node) => generate(node)).join('');
	const leaves = next?.type === 'Combinator' && next.name !== ' ' && next.name !== '>';
	if (leaves || text.includes('\\') || find(selector, (node) => node.type === 'NestingSelector'))
		return undefined;
	if (rest.length === 0) return scope;
	return next?.type === 'Combinator' || isRoot ? scope + text : `${scope} ${text}`;
}

/**
 * The style sheet of a page as the site may serve it: plain rules and conditions, each below `scope`. What fetches
 * (`url()`, `@import`), what lies over the frame (`position: fixed`) and what cannot be read is left out and named.
 */
export function cleanCss(css: string, scope: string): CleanCss {
	if (css.length > MOST_CHARACTERS)
		return { css: '', refused: [`The style sheet has more than ${MOST_CHARACTERS} characters.`] };
	const refused: string[] = [];

	function ruleText({ prelude, block }: CssNode & { type: 'Rule' }): string {
		const selectors = prelude.type === 'SelectorList' ? prelude.children.toArray() : [prelude];
		const scoped = selectors.flatMap((selector) => {
			const own = selector.type === 'Selector' ? scopedSelector(selector, scope) : undefined;
			if (!own) refused.push(`${generate(selector)}: this selector is not taken`);
			return own ?? [];
		});
		const declarations = block.children.toArray().flatMap((node) => {
			if (node.type === 'Comment') return [];
			const fault = node.type === 'Declaration' ? faultOf(node) : 'only declarations are taken here';
			if (fault) refused.push(`${generate(node)}: ${fault}`);
			return fault ? [] : generate(node);
		});
		return scoped.length > 0 && declarations.length > 0
			? `${scoped.join(',')}{${declarations.join(';')}}`
			: '';
	}

	const textOf = (nodes: readonly CssNode[]): string =>
		nodes
			.map((node): string => {
				if (node.type === 'Comment') return '';
				if (node.type === 'Rule') return ruleText(node);
				if (node.type === 'Atrule' && node.block && AT_RULES.has(node.name.toLowerCase())) {
					const inside = textOf(node.block.children.toArray());
					return inside && `@${node.name}${node.prelude ? ` ${generate(node.prelude)}` : ''}{${inside}}`;
				}
				refused.push(
					`${node.type === 'Atrule' ? `@${node.name}` : generate(node).slice(0, 60)}: this is not taken`,
				);
				return '';
			})
			.join('');

	const sheet = parse(css, { parseCustomProperty: true });
	return { css: sheet.type === 'StyleSheet' ? textOf(sheet.children.toArray()) : '', refused };
}
