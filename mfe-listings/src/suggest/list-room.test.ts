import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roomFor } from './list-room.ts';

describe('the room of a list of suggestions', () => {
	it('is below the field, as high as the screen has room', () => {
		expect(roomFor({ top: 500, bottom: 550 }, 900)).toEqual({ position: 'bottom-start', maxHeight: 326 });
	});

	it('is above the field only where three suggestions have no room below', () => {
		expect(roomFor({ top: 640, bottom: 690 }, 740)).toEqual({ position: 'top-start', maxHeight: 616 });
		expect(roomFor({ top: 520, bottom: 564 }, 740).position).toBe('bottom-start');
	});

	it('is below where neither side has any: the page can be scrolled', () => {
		expect(roomFor({ top: 90, bottom: 140 }, 260)).toEqual({ position: 'bottom-start', maxHeight: 150 });
	});

	it('never reaches beyond the upper edge of the screen', () => {
		const pixels = fc.integer({ min: -500, max: 2_000 });
		fc.assert(
			fc.property(pixels, pixels, (top, height) => {
				const { position, maxHeight } = roomFor({ top, bottom: top + 48 }, height);
				if (position === 'top-start') expect(maxHeight).toBeLessThan(top);
			}),
		);
	});
});
