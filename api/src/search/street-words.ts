/** Ends of Flemish names of streets in one word */
export const STREET_END = /(straat|laan|steenweg|dreef|plein|kaai|lei|strasse)$/;

/** What people write of the first or last word of a name, as searches compare it. */
const SHORTENED: readonly (readonly [RegExp, string])[] = [
	[/ ?str$/, 'straat'],
	[/ ?(stwg|stw)$/, 'steenweg'],
	[/^(av|ave) /, 'avenue '],
	[/^(bd|bld|blvd|boul) /, 'boulevard '],
	[/^(ch|chee) /, 'chaussee '],
	[/^pl /, 'place '],
	[/^r /, 'rue '],
];

/** Names of streets that a shortened one may stand for, as searches compare them: "burgstr", "av louise". */
export const spelledOut = (name: string): string[] =>
	SHORTENED.filter(([short]) => short.test(name)).map(([short, long]) => name.replace(short, long));
