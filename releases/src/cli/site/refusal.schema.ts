import { z } from 'zod';

/** How a site's console refuses. */
export const refusalSchema = z.object({
	refusal: z.object({
		code: z.string(),
		message: z.string(),
		problems: z
			.array(z.object({ code: z.string(), what: z.string(), where: z.string(), mend: z.string() }))
			.optional(),
	}),
});
