import { expect, it } from 'vitest';
import { TIME_SLOTS } from './time-slots.ts';

it('has the three slots of the day, one after the other', () => {
	expect(TIME_SLOTS).toEqual({ morning: [10, 13], midday: [13, 16], evening: [16, 19] });
});
