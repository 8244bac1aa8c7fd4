import { InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { EVERY } from '../access/grant.ts';

/** An option's value as a schema reads it; its message else. */
export function checkedAs<Value>(schema: z.ZodType<Value>) {
	return (text: string): Value => {
		const { success, data, error } = schema.safeParse(text);
		if (success) return data;
		throw new InvalidArgumentError(`Give ${error.issues[0]?.message}.`);
	};
}

/** `*`, or some of them with commas between. */
export const someOf = <Value>(schema: z.ZodType<Value, string>) =>
	z.union(
		[
			z.literal(EVERY),
			z
				.string()
				.transform((text) => text.split(','))
				.pipe(z.array(schema)),
		],
		{
			error: 'names with commas between, or "*"',
		},
	);
