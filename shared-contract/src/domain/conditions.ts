import type { Condition } from '../entities/content.schema.ts';

/** What a condition may ask for: names lead into it by dots, such as `site.agency.phone`. */
export type ConditionFacts = Readonly<Record<string, unknown>>;

/** A condition that cannot be judged: what it asks for is not known, or cannot be compared. */
class NotDecidable extends Error {
	override readonly name = 'NotDecidable';
}

function factOf(name: string, facts: ConditionFacts): unknown {
	return name.split('.').reduce<unknown>((value, key) => {
		const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
		return isThere ? (value as ConditionFacts)[key] : undefined;
	}, facts);
}

function known(value: unknown): unknown {
	if (value === undefined || value === null) throw new NotDecidable('The fact is not known.');
	return value;
}

function listOf(value: unknown): readonly unknown[] {
	if (!Array.isArray(value)) throw new NotDecidable('The condition needs a list to look in.');
	return value;
}

/** Difference of two numbers, or of two texts such as dates in ISO 8601, as a sort function gives it. */
function difference(fact: unknown, value: unknown): number {
	if (typeof fact === 'number' && typeof value === 'number') return fact - value;
	if (typeof fact === 'string' && typeof value === 'string') return fact < value ? -1 : Number(fact > value);
	throw new NotDecidable('The fact cannot be compared with the value.');
}

function isMet({ operator, value }: Condition, fact: unknown): boolean {
	switch (operator) {
		case 'exists':
			return (fact !== undefined && fact !== null && fact !== '') === (value ?? true);
		case 'equals':
			return known(fact) === value;
		case 'not-equals':
			return known(fact) !== value;
		case 'in':
			return listOf(value).includes(known(fact));
		case 'not-in':
			return !listOf(value).includes(known(fact));
		case 'greater':
			return difference(fact, value) > 0;
		case 'less':
			return difference(fact, value) < 0;
	}
}

/** Does the condition hold? One whose evaluation fails counts as not met; no condition holds always (website.md §8, decisions 39). */
export function isConditionMet(condition: Condition | undefined, facts: ConditionFacts): boolean {
	if (!condition) return true;
	try {
		return isMet(condition, factOf(condition.fact, facts)) === true;
	} catch {
		return false;
	}
}
