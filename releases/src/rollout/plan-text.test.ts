import { expect, it } from 'vitest';
import { planText } from './plan-text.ts';

const startedAt = '2038-01-19T12:00:00.000Z';
const steps = { kind: 'step' as const, steps: [5, 25, 50], every: 30 * 60_000, startedAt };
const evenly = { kind: 'linear' as const, from: 10, duration: 2 * 3_600_000, startedAt };

it.each([
	[{ traffic: 12.5 }, '12.5 % of the visitors'],
	[{ traffic: 5, plan: steps }, '5 % of the visitors, then 25, 50 and 100 %, each for 30 min'],
	[{ traffic: 25, plan: steps }, '25 % of the visitors, then 50 and 100 %, each for 30 min'],
	[{ traffic: 50, plan: steps }, '50 % of the visitors for 30 min, then 100 %'],
	[{ traffic: 50, plan: { ...steps, every: 1_000 } }, '50 % of the visitors for 1 s, then 100 %'],
	[{ traffic: 50, plan: { ...steps, every: 90_000 } }, '50 % of the visitors for 90 s, then 100 %'],
	[{ traffic: 10, plan: evenly }, '10 % of the visitors, growing evenly to 100 % within 2 h'],
])('the plan of %j is a sentence', (canary, sentence) => {
	expect(planText(canary, ' of the visitors')).toBe(sentence);
});
