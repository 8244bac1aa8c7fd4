import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TEST_DATA_DIR } from '../test-stack.ts';

interface OwnerItem {
	kind: string;
	email: string;
	password: string;
	propertyIds: number[];
}

function firstOwner(): OwnerItem {
	const feed = readFileSync(path.join(TEST_DATA_DIR, 'demo', 'feed.ndjson'), 'utf8');
	const line = feed.split('\n').find((text) => text.startsWith('{"kind":"owner"'));
	if (!line) throw new Error('The demo feed has no owner: was the test stack prepared?');
	return JSON.parse(line) as OwnerItem;
}

/** An owner of the demo agency, as its feed has it. */
export const DEMO_OWNER = firstOwner();
