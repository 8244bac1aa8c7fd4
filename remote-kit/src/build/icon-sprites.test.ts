import { expect, test } from 'vitest';
import { joinIcons } from './icon-sprites.ts';

const drawing = (path: string) =>
	`data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 24 24%22%3E%3Cpath d=%22${path}%22/%3E%3C/svg%3E`;
const BED = drawing('M1 1h2');
const BATH = drawing('M5 5h6');
const TREE = drawing('M9 9h9');

const rule = (selector: string, url: string, more = '') =>
	`${selector}{-webkit-mask-image:url("${url}");mask-image:url("${url}")${more}}`;

/** What a page's icons would be drawn with: selector and its declarations, as text. */
const rulesOf = (sheet: string) =>
	[...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, name, body]) => [name, body]);

test('puts the icons of a sheet into one picture, each in a cell of its own, and leaves every other rule as it stands', () => {
	const sheet = `a{color:red}${rule('.bed:before', BED)}b{top:0}${rule('.bath:before', BATH, ';width:1rem')}${rule('.bed2', BED)}${rule('.tree', TREE)}i{left:0}`;
	const [a, shared, bed, b, bath, again, tree, i] = rulesOf(joinIcons(sheet));
	expect([a, b, i]).toEqual([
		['a', 'color:red'],
		['b', 'top:0'],
		['i', 'left:0'],
	]);
	expect(shared?.[0]).toBe('.bed:before,.bath:before,.bed2,.tree');
	expect(shared?.[1]).toContain('-webkit-mask-size:100% 300%;mask-size:100% 300%');
	const pictures = [...(shared?.[1] ?? '').matchAll(/mask-image:url\("([^"]*)"\)/g)].map(([, url = '']) =>
		decodeURIComponent(url),
	);
	expect(pictures).toHaveLength(2);
	for (const picture of pictures)
		expect(picture.match(/<svg y="[^"]*" height="33.33%" viewBox="0 0 24 24">/g)).toEqual([
			'<svg y="0%" height="33.33%" viewBox="0 0 24 24">',
			'<svg y="33.33%" height="33.33%" viewBox="0 0 24 24">',
			'<svg y="66.67%" height="33.33%" viewBox="0 0 24 24">',
		]);
	const at = (place: string) => `-webkit-mask-position:0 ${place};mask-position:0 ${place}`;
	expect([bed, bath, again, tree]).toEqual([
		['.bed:before', at('0%')],
		['.bath:before', `width:1rem;${at('50%')}`],
		['.bed2', at('0%')],
		['.tree', at('100%')],
	]);
});

test('shows an icon that is drawn otherwise, or under a condition, whole and in the middle where it takes the place of a joined one', () => {
	const filled = rule('.bed[aria-pressed]', drawing('M1 1h2').replace('%3E', ' fill=%22red%22%3E'));
	const printed = rule('.bath', BED);
	const alone =
		'-webkit-mask-size:contain;mask-size:contain;-webkit-mask-position:center;mask-position:center}';
	const joined = joinIcons(
		`${rule('.bed', BED)}${filled}${rule('.bath', BATH)}@media print{${printed}}b{top:0}`,
	);
	expect(joined).toContain(`${filled.slice(0, -1)};${alone}`);
	expect(joined).toContain(`@media print{${printed.slice(0, -1)};${alone}}b{top:0}`);
	expect(joined.match(/mask-size:100% 200%/g)).toHaveLength(2);
});

test.each([
	['a single icon', rule('.bed', BED)],
	['the same one twice', rule('.bed', BED) + rule('.other', BED)],
	['icons under a condition', `@media print{${rule('.bed', BED)}${rule('.bath', BATH)}}`],
	[
		'an icon that is filled',
		rule('.bed', BED) + rule('.heart', drawing('M1 1h2').replace('%3E', ' fill=%22red%22%3E')),
	],
	['pictures that are files', '.a{mask-image:url("/a.svg")}.b{mask-image:url("/b.svg")}'],
	[
		'a rule that draws two',
		`.a{-webkit-mask-image:url("${BED}");mask-image:url("${BATH}")}${rule('.tree', TREE)}`,
	],
	['a mask with places of its own', `.a{mask:url("${BED}") 50%/contain no-repeat}${rule('.tree', TREE)}`],
])('leaves %s alone', (_, sheet) => {
	expect(joinIcons(sheet)).toBe(sheet);
});
