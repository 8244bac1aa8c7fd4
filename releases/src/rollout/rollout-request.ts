import { z } from 'zod';

/** Percent of the visitors, up to two decimals. */
export const shareSchema = z
	.number()
	.min(0)
	.max(100)
	.refine((share) => Math.abs(share * 100 - Math.round(share * 100)) < 1e-6, {
		error: 'A share has two decimals at most.',
	});

export const stepsSchema = z
	.array(shareSchema)
	.min(1)
	.max(50)
	.refine((steps) => steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0)), {
		error: 'Each step is larger than the one before, such as 5,25,50.',
	});

/** How long a step lasts by default, in milliseconds */
export const STEP_LASTS_MS = 15 * 60_000;

/** Milliseconds */
const time = z.int().min(1_000);

/** Who is to get a version being rolled out: a share that stays, or one that grows to everybody by itself. */
export const rolloutRequestSchema = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('share'), traffic: shareSchema }),
	z.strictObject({ kind: z.literal('linear'), from: shareSchema, duration: time }),
	z.strictObject({ kind: z.literal('step'), steps: stepsSchema, every: time }),
]);
export type RolloutRequest = z.infer<typeof rolloutRequestSchema>;
