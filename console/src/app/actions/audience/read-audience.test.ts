import { rolloutRequestSchema } from '@estate/releases';
import { describe, expect, it } from 'vitest';
import { type AudienceInput, readAudience } from './read-audience.ts';

const typed: AudienceInput = {
	kind: 'everybody',
	traffic: 10,
	steps: '5, 25, 50',
	every: 15,
	from: 5,
	minutes: 120,
};

describe('who is to get a version', () => {
	it.each<[Partial<AudienceInput>, unknown]>([
		[{}, undefined],
		[{ kind: 'share' }, { kind: 'share', traffic: 10 }],
		[{ kind: 'step' }, { kind: 'step', steps: [5, 25, 50], every: 900_000 }],
		[{ kind: 'linear' }, { kind: 'linear', from: 5, duration: 7_200_000 }],
	])('%j is a request that the server takes', (input, rollout) => {
		const read = readAudience({ ...typed, ...input });
		expect(read).toEqual({ rollout, problem: undefined });
		if (rollout) expect(rolloutRequestSchema.safeParse(rollout).success).toBe(true);
	});

	it.each<[Partial<AudienceInput>, string]>([
		[{ kind: 'share', traffic: '' }, 'badShare'],
		[{ kind: 'share', traffic: 101 }, 'badShare'],
		[{ kind: 'step', steps: '50, 5' }, 'badSteps'],
		[{ kind: 'step', steps: '5,,50' }, 'badSteps'],
		[{ kind: 'step', every: '' }, 'badMinutes'],
		[{ kind: 'linear', minutes: 0 }, 'badMinutes'],
		[{ kind: 'linear', from: -1 }, 'badShare'],
	])('%j is none, and says why', (input, problem) => {
		expect(readAudience({ ...typed, ...input })).toEqual({ rollout: undefined, problem });
	});
});
