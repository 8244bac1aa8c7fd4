import { type Compiler, rspack } from '@rspack/core';
import { type CssNode, type Declaration, findAll, generate, parse, type Rule } from 'css-tree';

/** An icon that a rule draws, as `module-rules.ts` puts it into a sheet. */
interface DrawnIcon {
	rule: Rule;
	/** An `svg` element, as text */
	drawing: string;
	/** What else the rule declares */
	others: string[];
}

const PREFIXES = ['-webkit-', ''];
const IMAGE = /^(-webkit-)?mask-image$/;
const DATA = 'data:image/svg+xml,';
/** How an icon begins: namespace, viewBox, and the attributes that say how it is drawn */
const OPENING = /^<svg( xmlns="[^"]*")( viewBox="[^"]*")([^>]*)>/;

/** What a declaration draws, if that is an icon. */
function drawingOf({ property, value }: Declaration): string | undefined {
	if (!IMAGE.test(property) || value.type !== 'Value' || value.children.size !== 1) return undefined;
	const { first } = value.children;
	return first?.type === 'Url' && first.value.startsWith(DATA)
		? decodeURIComponent(first.value.slice(DATA.length))
		: undefined;
}

function iconOf(rule: Rule): DrawnIcon | undefined {
	const nodes = rule.block.children.toArray();
	const drawn = nodes.map((node) => (node.type === 'Declaration' ? drawingOf(node) : undefined));
	const [drawing = '', ...more] = new Set(drawn.filter((each) => each !== undefined));
	if (!OPENING.test(drawing) || more.length > 0) return undefined;
	return {
		rule,
		drawing,
		others: nodes.filter((_, index) => drawn[index] === undefined).map((node) => generate(node)),
	};
}

/** All drawings below each other, each as a mask that is contained and centred would have it. */
function spriteOf(drawings: readonly string[]): string {
	const height = 100 / drawings.length;
	const cells = drawings.map((drawing, index) =>
		drawing.replace(
			OPENING,
			(_, _namespace, viewBox) =>
				`<svg y="${percent(index * height)}" height="${percent(height)}"${viewBox}>`,
		),
	);
	const [, namespace = '', , look = ''] = OPENING.exec(drawings[0] ?? '') ?? [];
	const sprite = `<svg${namespace}${look}>${cells.join('')}</svg>`;
	return `url("${DATA}${encodeURIComponent(sprite).replace(/%(20|3D|3A|2F|2C)/g, decodeURIComponent)}")`;
}

const lookOf = (drawing: string) => OPENING.exec(drawing)?.[3];

const percent = (share: number) => `${Number(share.toFixed(2))}%`;

const declared = (property: string, value: string) =>
	PREFIXES.map((prefix) => `${prefix}mask-${property}:${value}`).join(';');

/** A picture that is one icon, over what a joined one says of the same element: a heart that is filled over its outline */
const ALONE = `;${declared('size', 'contain')};${declared('position', 'center')}`;

const iconsIn = (tree: CssNode): DrawnIcon[] =>
	findAll(tree, ({ type }) => type === 'Rule').flatMap((node) => iconOf(node as Rule) ?? []);

/**
 * The same sheet with the icons of its rules in one picture: each picture of a mask is a document for the browser, 1 to
 * 2 ms of a phone's first styling. Rules that a condition surrounds keep their own, and so do icons that are drawn otherwise than the first.
 */
export function joinIcons(sheet: string): string {
	const tree = parse(sheet, { positions: true });
	const all = iconsIn(tree);
	const outside = tree.type === 'StyleSheet' ? tree.children.toArray() : [];
	const icons = all
		.filter(({ rule }) => outside.includes(rule))
		.filter(({ drawing }, _, [first]) => first && lookOf(drawing) === lookOf(first.drawing));
	const drawings = [...new Set(icons.map(({ drawing }) => drawing))];
	const [first] = icons;
	if (!first || drawings.length < 2) return sheet;
	const shared = [
		icons.map(({ rule }) => generate(rule.prelude)).join(','),
		`{${declared('image', spriteOf(drawings))};${declared('size', `100% ${drawings.length * 100}%`)}}`,
	];
	const joined: string[] = [];
	let end = 0;
	for (const icon of all) {
		const { start, end: next } = placeOf(icon.rule);
		joined.push(sheet.slice(end, start));
		if (!icons.includes(icon)) {
			joined.push(sheet.slice(start, next - 1), ALONE);
			end = next - 1;
			continue;
		}
		if (icon === first) joined.push(...shared);
		const place = percent((drawings.indexOf(icon.drawing) / (drawings.length - 1)) * 100);
		joined.push(
			`${generate(icon.rule.prelude)}{${[...icon.others, declared('position', `0 ${place}`)].join(';')}}`,
		);
		end = next;
	}
	return [...joined, sheet.slice(end)].join('');
}

function placeOf({ loc }: Rule): { start: number; end: number } {
	if (!loc) throw new Error('The sheet was read without places.');
	return { start: loc.start.offset, end: loc.end.offset };
}

/** Joins the icons of each sheet of a build, before its name is made of what it holds. */
export class IconSpritesPlugin {
	apply(compiler: Compiler): void {
		compiler.hooks.compilation.tap(IconSpritesPlugin.name, (compilation) => {
			const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
			compilation.hooks.processAssets.tap({ name: IconSpritesPlugin.name, stage }, (assets) => {
				for (const name of Object.keys(assets).filter((each) => each.endsWith('.css')))
					compilation.updateAsset(
						name,
						(source) => new rspack.sources.RawSource(joinIcons(source.source().toString())),
					);
			});
		});
	}
}
