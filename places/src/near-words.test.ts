import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NearWords } from './near-words.ts';
import { placeKey } from './place-key.ts';
import { readPlaces } from './read-places.ts';
import { typingErrors } from './typing-errors.ts';

const words = [
	...new Set(
		readPlaces().flatMap(({ names, aliases }) => [...Object.values(names), ...aliases].map(placeKey)),
	),
].filter((word) => word.length >= 4);

let comparisons = 0;
const near = new NearWords(words, (...pair) => {
	comparisons++;
	return typingErrors(...pair);
});

/** What a comparison with every word finds. */
function nearestOfAll(word: string, limit: number): string[] {
	const errors = words.map((known) => (known[0] === word[0] ? typingErrors(word, known, limit) : limit + 1));
	const fewest = Math.min(...errors);
	return fewest > limit ? [] : words.filter((_, at) => errors[at] === fewest);
}

describe('words near a misspelt one', () => {
	const misspelt = fc
		.tuple(fc.constantFrom(...words), fc.nat(40), fc.nat(40), fc.constantFrom(...'aenrstw'))
		.map(([word, one, other, letter]) => {
			const at = one % word.length;
			const changed = word.slice(0, at) + letter + word.slice(at + 1);
			const gap = other % changed.length;
			return changed.slice(0, gap) + changed.slice(gap + (other % 2));
		});

	it('are those that a comparison with all words finds, in their order', () => {
		fc.assert(
			fc.property(misspelt, fc.constantFrom(1, 2), (word, limit) => {
				expect(near.nearest(word, limit)).toEqual(nearestOfAll(word, limit));
			}),
			{ numRuns: 60 },
		);
	});

	it('are found with few comparisons: the worst name of Belgium with one wrong letter takes less than one in twenty', () => {
		let most = 0;
		for (const word of words) {
			comparisons = 0;
			near.nearest(`${word.slice(0, -1)}q`, 2);
			most = Math.max(most, comparisons);
		}
		expect(most).toBeLessThan(words.length / 20);
	});

	it('are none of an empty word', () => {
		expect(near.nearest('', 2)).toEqual([]);
	});
});
