import { describe, expect, it } from 'vitest';
import {
	availableUnits,
	type PricedUnit,
	projectPrices,
	stateOfProject,
	unitsAvailable,
} from './project-prices.ts';

const unit = (State: PricedUnit['State'], Price?: number, PublishPrice = true): PricedUnit => ({
	State,
	PublishPrice,
	Price,
});
const PROJECT = { State: 'available', PriceMin: 100, PriceMax: 900 } as const;

describe('the price of a project', () => {
	it('starts from the lowest of what is still for sale, not of what is sold or under option', () => {
		const units = [unit('sold', 200), unit('option', 250), unit('available', 300), unit('available', 400)];
		expect(projectPrices(PROJECT, units)).toEqual({ PriceMin: 300, PriceMax: 400 });
		expect(availableUnits(PROJECT, units)).toBe(2);
	});

	it('is none where nothing is left, or the project is sold out', () => {
		expect(projectPrices(PROJECT, [unit('sold', 200), unit('option', 250)])).toEqual({});
		expect(projectPrices({ ...PROJECT, State: 'sold-out' }, [unit('available', 300)])).toEqual({});
		expect(projectPrices({ ...PROJECT, State: 'sold-out' }, [])).toEqual({});
	});

	it('does not tell a price that is not published', () => {
		expect(projectPrices(PROJECT, [unit('available', 300, false), unit('sold', 200)])).toEqual({});
	});

	it("is the project's own span where no unit publishes one", () => {
		const own = { PriceMin: 100, PriceMax: 900 };
		expect(projectPrices(PROJECT, [])).toEqual(own);
		expect(projectPrices(PROJECT, [unit('available', 300, false)])).toEqual(own);
		expect(projectPrices({ State: 'available' }, [])).toEqual({});
	});
});

describe('a project', () => {
	it('is sold out once all its units are sold, or as its agency says', () => {
		expect(stateOfProject(PROJECT, [unit('sold'), unit('sold')])).toBe('sold-out');
		expect(stateOfProject(PROJECT, [unit('sold'), unit('option')])).toBe('available');
		expect(stateOfProject(PROJECT, [])).toBe('available');
		expect(stateOfProject({ State: 'sold-out' }, [unit('available')])).toBe('sold-out');
	});

	it('has nothing available once it is sold out', () => {
		expect(availableUnits({ State: 'sold-out' }, [unit('available')])).toBe(0);
	});

	it('of an api of before counts what is not sold', () => {
		expect(unitsAvailable({ UnitCount: 5, UnitsSold: 2 })).toBe(3);
		expect(unitsAvailable({ UnitCount: 5, UnitsSold: 2, UnitsAvailable: 1 })).toBe(1);
	});
});
