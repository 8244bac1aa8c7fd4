import { expect, it } from 'vitest';
import { isGone, PROPERTY_STATES, showsPrice } from './property-states.ts';

it('are gone once they are sold, let or withdrawn, and not under option', () => {
	expect(PROPERTY_STATES.filter(isGone)).toEqual(['sold', 'rented', 'withdrawn']);
});

it('show a published price as long as they can be had', () => {
	const shown = (PublishPrice: boolean) =>
		PROPERTY_STATES.filter((State) => showsPrice({ PublishPrice, State }));
	expect(shown(true)).toEqual(['available', 'option']);
	expect(shown(false)).toEqual([]);
});
