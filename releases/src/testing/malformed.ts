import fc from 'fast-check';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every place in a value: the keys that lead there. */
function places(value: Json): string[][] {
	if (typeof value !== 'object' || value === null) return [[]];
	return [
		[],
		...Object.entries(value).flatMap(([key, inner]) => places(inner as Json).map((rest) => [key, ...rest])),
	];
}

/** The value with something else in one place; taken out where that is undefined. */
function changed(value: Json, [key, ...rest]: readonly string[], other: Json | undefined): Json | undefined {
	if (key === undefined || typeof value !== 'object' || value === null) return other;
	const copy = structuredClone(value) as Record<string, Json>;
	const inner = changed(copy[key] ?? null, rest, other);
	if (inner === undefined) delete copy[key];
	else copy[key] = inner;
	return copy;
}

const NASTY: Json[] = [
	'',
	'../../../etc/passwd',
	'client/../../remote.json',
	'/etc/passwd',
	'__proto__',
	'constructor',
	'99999999999999999999.0.0',
	'\u0000',
	'<script>',
	-1,
	1e308,
	null,
	[],
	{},
	{ __proto__: null, length: -1 } as never,
];

const other = fc.oneof(
	fc.constantFrom(...NASTY),
	fc.jsonValue() as fc.Arbitrary<Json>,
	fc.constant(undefined),
);
// Made once: it writes a table of all characters.
const binary = fc.string({ unit: 'binary' });
const anyText = fc.string();
const anyJson = fc.json();

/** Texts that stand where a good one should: cut, garbled, another kind of value, or one thing in it changed or missing. */
export function malformed(good: string): fc.Arbitrary<string> {
	const value = JSON.parse(good) as Json;
	const place = fc.constantFrom(...places(value));
	return fc.oneof(
		{
			weight: 6,
			arbitrary: fc.tuple(place, other).map(([at, it]) => JSON.stringify(changed(value, at, it)) ?? ''),
		},
		{
			weight: 2,
			arbitrary: fc
				.tuple(fc.nat(good.length), fc.nat(good.length), anyText)
				.map(([from, to, text]) => good.slice(0, from) + text + good.slice(Math.max(from, to))),
		},
		{ weight: 1, arbitrary: anyJson },
		{ weight: 1, arbitrary: binary },
	);
}
