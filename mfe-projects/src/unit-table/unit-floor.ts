import type { Text } from '@estate/shared-ui';

/** A floor as people say it: "ground floor", or its number. */
export const floorName = (floor: number, text: Text): string =>
	floor === 0 ? text('units.groundFloor') : String(floor);
