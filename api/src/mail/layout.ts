import { readFileSync } from 'node:fs';
import { MAIL_LAYOUT } from '../locations.ts';

const BLOCKS = ['paragraph', 'facts', 'property', 'button'] as const;
/** The colour of `layout.mjml`, and of links in its parts, in whose place an agency has its own. */
export const BRAND = '#1f3d36';

type Block = (typeof BLOCKS)[number];
/** Markup with names in capitals that stand for values, escaped already. */
type Template = (values: Readonly<Record<string, string>>) => string;

const template =
	(markup: string): Template =>
	(values) =>
		markup.replace(/\b[A-Z]{3,}\b/g, (name) => values[name] ?? name);

const between = (markup: string, name: string) =>
	markup.slice(markup.indexOf(`<!--${name}-->`) + name.length + 7, markup.indexOf(`<!--/${name}-->`));

// Made of layout.mjml by `node api/src/mail/compile-layout.ts`; layout.test.ts holds that it is.
const html = readFileSync(MAIL_LAYOUT, 'utf8');
const first = html.indexOf(`<!--${BLOCKS[0]}-->`);
const lastEnd = `<!--/${BLOCKS[BLOCKS.length - 1]}-->`;
const head = template(html.slice(0, first));
const foot = template(html.slice(html.indexOf(lastEnd) + lastEnd.length));
const facts = between(html, 'facts');
const row = between(facts, 'row');
const factsBefore = facts.slice(0, facts.indexOf('<!--row-->'));
const factsAfter = facts.slice(facts.indexOf('<!--/row-->') + '<!--/row-->'.length);
const blocks = Object.fromEntries(BLOCKS.map((name) => [name, template(between(html, name))])) as Record<
	Block,
	Template
>;
const rowTemplate = template(row);

/** Parts that a mail is put together of, in any number and order. */
export const LAYOUT = {
	paragraph: (text: string): string => blocks.paragraph({ TEXT: text }),
	facts: (rows: readonly (readonly [label: string, value: string])[]): string =>
		factsBefore +
		rows.map(([label, value]) => rowTemplate({ LABEL: label, VALUE: value })).join('') +
		factsAfter,
	property: blocks.property,
	button: (text: string, url: string): string => blocks.button({ TEXT: text, URL: url }),
};

/** A whole mail around its parts. `brand` is the agency's colour, `#rrggbb`. */
export function wholeMail(
	parts: readonly string[],
	{
		language,
		subject,
		agency,
		footer,
		brand,
	}: { language: string; subject: string; agency: string; footer: string; brand: string },
): string {
	const whole =
		head({ LANG: language, SUBJECT: subject, AGENCY: agency }) + parts.join('') + foot({ FOOTER: footer });
	return /^#[0-9a-f]{6}$/i.test(brand) ? whole.replaceAll(BRAND, brand) : whole;
}
