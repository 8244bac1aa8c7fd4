import { expect, it } from 'vitest';
import { texts } from './texts.ts';

const AT = Date.parse('2038-01-19T12:00:00.000Z');
const zone = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
	.formatToParts(AT)
	.find(({ type }) => type === 'timeZoneName')?.value;

it('a time names its zone, and so does what stands over the times of graphs', () => {
	expect(zone).toBeTruthy();
	for (const text of [texts.timestamp(AT), texts.health.graphs(AT), texts.health.begin(AT)])
		expect(text).toContain(zone);
});
