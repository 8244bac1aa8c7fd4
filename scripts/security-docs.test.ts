import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './stack/settings.ts';
import { missingOf, namedIn } from './testing/named-tests.ts';

const DOCS = ['docs/security.md', 'docs/asvs.md', 'docs/hardening.md'];
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** How many requirements of level 1 or 2 each section of ASVS 5.0.0 has; they are its first ones. V10 and V17 do not apply. */
const SECTIONS: Record<string, number> = {
	...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
	...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1 },
	...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5 },
	...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
	...{ '9.1': 3, '9.2': 4, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
	...{ '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
	...{ '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7 },
	...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
};

describe.each(DOCS)('%s', (doc) => {
	it('names only files that exist, and tests by titles that they have', () => {
		const named = namedIn(read(doc));
		expect(named.length).toBeGreaterThan(20);
		expect(missingOf(named)).toEqual([]);
	});
});

it('docs/asvs.md names each requirement of level 1 and 2 once, in each of the 17 chapters', () => {
	const whole = read('docs/asvs.md');
	const asvs = whole.slice(whole.indexOf('## V1 '));
	const numbers = Array.from(asvs.matchAll(/^\| (\d+\.\d+\.\d+) \|/gm), ([, number]) => number);
	expect(numbers.length).toBeGreaterThan(100);
	expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
	const wanted = Object.entries(SECTIONS).flatMap(([section, count]) =>
		Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
	);
	const named = new Set(asvs.match(/\b\d+\.\d+\.\d+\b/g));
	expect(wanted.filter((number) => !named.has(number))).toEqual([]);
	expect(numbers.filter((number) => !wanted.includes(number ?? ''))).toEqual([]);
	const chapters = Array.from(asvs.matchAll(/^## V(\d+) /gm), ([, chapter]) => Number(chapter));
	expect(chapters).toEqual(Array.from({ length: 17 }, (_, at) => at + 1));
});
