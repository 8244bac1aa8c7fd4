import { digitsOfPrice } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { DE } from './vocabulary/de.ts';
import { EN } from './vocabulary/en.ts';
import { FR } from './vocabulary/fr.ts';
import { NL } from './vocabulary/nl.ts';

const words = (times: 'times:1000' | 'times:1000000') =>
	[NL, FR, EN, DE].flatMap((vocabulary) => (vocabulary[times] ?? '').split(', '));

it('has the same words for a thousand and a million as price fields', () => {
	for (const word of words('times:1000')) expect(digitsOfPrice(`2 ${word}`), word).toBe('2000');
	for (const word of words('times:1000000')) expect(digitsOfPrice(`2 ${word}`), word).toBe('2000000');
});
