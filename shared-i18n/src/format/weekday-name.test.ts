import { expect, it } from 'vitest';
import { weekdayName } from './weekday-name.ts';

it.each([
	['Mo', 'nl', 'ma'],
	['sunday', 'fr', 'dim.'],
	['Sa', 'en', 'Sat'],
	['feast', 'nl', 'feast'],
])('%s in %s is %s', (day, language, name) => {
	expect(weekdayName(day, language)).toBe(name);
});
