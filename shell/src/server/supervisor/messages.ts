import { z } from 'zod';

/**
 * What a supervisor and the shells that it starts say to each other. Shells of other versions speak it too: a change takes
 * another number of SUPERVISION.
 */
const standing = z.object({
	/** Name of this server, the same over restarts */
	seat: z.string(),
	/** The version that the channel's log wants here; none: the installed one */
	wanted: z.string().optional(),
	/** Why another one runs */
	problem: z.string().optional(),
});
export type Standing = z.infer<typeof standing>;

export const toShellSchema = z.discriminatedUnion('shell', [
	/** Its trial was well: take visitors */
	z.object({ shell: z.literal('listen') }),
	/** Another one takes visitors: finish what there is, then end */
	z.object({ shell: z.literal('leave') }),
	z.object({ shell: z.literal('standing'), standing }),
]);
export type ToShell = z.infer<typeof toShellSchema>;

export const toSupervisorSchema = z.discriminatedUnion('shell', [
	/** Ready to be looked at, at this port of this machine */
	z.object({ shell: z.literal('trial'), port: z.int().min(1).max(65_535) }),
	z.object({ shell: z.literal('listening') }),
	/** It cannot start, in a sentence */
	z.object({ shell: z.literal('failed'), why: z.string() }),
]);
export type ToSupervisor = z.infer<typeof toSupervisorSchema>;
