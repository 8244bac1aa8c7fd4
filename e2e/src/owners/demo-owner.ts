import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TEST_DATA_DIR } from '../test-stack.ts';

interface OwnerItem {
	kind: string;
	email: string;
	password: string;
	propertyIds: number[];
}

interface PropertyItem {
	kind: string;
	ID: number;
}

/** What the demo feed has of a kind, in its order. */
function itemsOf<T extends { kind: string }>(kind: T['kind']): T[] {
	const feed = readFileSync(path.join(TEST_DATA_DIR, 'demo', 'feed.ndjson'), 'utf8');
	const lines = feed.split('\n').filter((text) => text.startsWith(`{"kind":"${kind}"`));
	if (lines.length === 0) throw new Error(`The demo feed has no ${kind}: was the test stack prepared?`);
	return lines.map((line) => JSON.parse(line) as T);
}

const OWNERS = itemsOf<OwnerItem>('owner');

/** An owner of the demo agency, as its feed has it. */
export const DEMO_OWNER = OWNERS[0] as OwnerItem;

/**
 * Properties that no owner of the demo agency has, of which a journey that invites an owner of its own takes one: nothing
 * else is said about it meanwhile.
 */
export const UNOWNED_PROPERTY_IDS: readonly number[] = itemsOf<PropertyItem>('property')
	.map(({ ID }) => ID)
	.filter((id) => !OWNERS.some(({ propertyIds }) => propertyIds.includes(id)));
