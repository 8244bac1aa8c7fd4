import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { UnitSummary } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { readUnitView, sortedBy, unitChoices, unitsInView, writeUnitView } from './unit-view.ts';

const unit = (ID: number, facts: Partial<UnitSummary>): UnitSummary => ({
	ID,
	ProjectID: 14,
	Name: `Appartement ${ID}`,
	WebID: 2,
	TypeName: 'Appartement',
	PublishPrice: true,
	State: 'available',
	Slugs: {},
	...facts,
});

const UNITS = [
	unit(10, { Floor: 0, Price: 300_000, SurfaceLiving: 80 }),
	unit(9, { Floor: 1, Price: 250_000, SurfaceLiving: 60, State: 'option' }),
	unit(2, { Floor: 1, Price: 100_000, PublishPrice: false, SurfaceLiving: 70 }),
	unit(1, { Floor: 2, Price: 200_000, State: 'sold', WebID: 3, TypeName: 'Studio' }),
];
const CHOICES = unitChoices(UNITS);
const idsOf = (search: string) => unitsInView(UNITS, readUnitView(search, CHOICES), 'nl').map(({ ID }) => ID);

describe('the view of the units of a project', () => {
	it('takes over the bedrooms and prices that a search asked for, and writes them again', () => {
		const units = [unit(1, { Bedrooms: 1, Price: 200_000 }), unit(2, { Bedrooms: 3, Price: 300_000 })];
		const of = (search: string) =>
			unitsInView(units, readUnitView(search, CHOICES), 'nl').map(({ ID }) => ID);
		expect(of('bedrooms=2')).toEqual([2]);
		expect(of('price=-250000')).toEqual([1]);
		expect(of('price=250000-')).toEqual([2]);
		expect(of('price=x&bedrooms=-1')).toEqual([1, 2]);
		const view = readUnitView('?bedrooms=2&price=-250000', CHOICES);
		expect(writeUnitView(view)).toBe('?bedrooms=2&price=-250000');
	});

	it('finds no hidden price, and none of a unit that is sold', () => {
		expect(idsOf('price=-150000')).toEqual([]);
		expect(idsOf('price=150000-220000')).toEqual([]);
	});

	it('offers the types, floors and states that there are', () => {
		expect(CHOICES).toEqual({
			types: [
				{ id: 2, name: 'Appartement' },
				{ id: 3, name: 'Studio' },
			],
			floors: [0, 1, 2],
			hasStates: true,
		});
		expect(unitChoices(UNITS.filter(({ State }) => State === 'sold')).hasStates).toBe(false);
	});

	it.each([
		['', [10, 9, 2, 1]],
		['?type=2', [10, 9, 2]],
		['?floor=0', [10]],
		['?floor=1&state=available', [2]],
		['?type=3&state=available', []],
	])('shows for "%s" the units %j', (search, ids) => {
		expect(idsOf(search)).toEqual(ids);
	});

	it('orders names by their numbers, and units without a value last either way', () => {
		expect(idsOf('?sort=name')).toEqual([1, 2, 9, 10]);
		expect(idsOf('?sort=area')).toEqual([9, 2, 10, 1]);
		expect(idsOf('?sort=area-desc')).toEqual([10, 2, 9, 1]);
		expect(idsOf('?sort=state-desc')).toEqual([1, 9, 10, 2]);
	});

	it('is in the order of the page, whatever the machine speaks that makes it', () => {
		const units = ['Zon', 'Äpfel', 'Berk'].map((Name, ID) => unit(ID, { Name }));
		const script = `
			import { unitsInView } from ${JSON.stringify(join(import.meta.dirname, 'unit-view.ts'))};
			const units = unitsInView(${JSON.stringify(units)}, { sort: 'name' }, 'de');
			console.log(new Intl.Collator().resolvedOptions().locale, ...units.map(({ Name }) => Name));`;
		// In Swedish, Ä comes after Z.
		const env = { ...process.env, LC_ALL: 'sv_SE.UTF-8' };
		const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { env });
		expect(String(said).trim()).toBe('sv-SE Äpfel Berk Zon');
	});

	it('does not tell by its order a price that is hidden, or of what is sold', () => {
		expect(idsOf('?sort=price')).toEqual([9, 10, 2, 1]);
		expect(idsOf('?sort=price-desc')).toEqual([10, 9, 2, 1]);
	});

	it('ignores what makes no sense or what no unit has', () => {
		expect(readUnitView('?type=8&floor=7&state=lost&sort=colour', CHOICES)).toEqual({});
		expect(readUnitView('?type=x&floor=1e3&sort=', CHOICES)).toEqual({});
	});

	it('is written as it is read', () => {
		const search = '?type=2&floor=0&state=available&sort=price-desc';
		expect(writeUnitView(readUnitView(search, CHOICES))).toBe(search);
		expect(writeUnitView({})).toBe('');
	});

	it('turns round at the second press on a column', () => {
		const once = sortedBy({ floor: 1 }, 'price');
		expect(writeUnitView(once)).toBe('?floor=1&sort=price');
		expect(writeUnitView(sortedBy(once, 'price'))).toBe('?floor=1&sort=price-desc');
		expect(writeUnitView(sortedBy(sortedBy(once, 'price'), 'price'))).toBe('?floor=1&sort=price');
		expect(writeUnitView(sortedBy(once, 'area'))).toBe('?floor=1&sort=area');
	});
});
