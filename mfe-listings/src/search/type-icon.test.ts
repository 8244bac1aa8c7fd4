import { PROPERTY_TYPE_IDS } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { typeIcon } from './type-icon.ts';

it('types 1 to 7 have an icon each, all others a general one (website.md §3)', () => {
	const own = PROPERTY_TYPE_IDS.slice(0, 7).map(typeIcon);
	expect(new Set(own).size).toBe(7);
	const general = typeIcon(8);
	expect(general).toBeTruthy();
	expect([typeIcon(9), typeIcon(99)]).toEqual([general, general]);
	expect(own).not.toContain(general);
});
