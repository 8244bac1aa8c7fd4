import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DIST } from '../locations.ts';

const fileSchema = z.object({ href: z.string(), integrity: z.string() });

/** `dist/assets.json`: what the shell's build made, written by `build.ts`. */
export const shellAssetsSchema = z.object({
	boot: fileSchema,
	/** Application, and the scripts that it needs at once */
	app: z.array(fileSchema).min(1),
	/** Texts of the frame per language */
	texts: z.record(z.string(), fileSchema),
	/** What only a visitor who is asked for consent, or has granted it, loads */
	consent: z.object({
		dialog: fileSchema,
		tags: fileSchema,
		style: fileSchema,
		/** Texts of the dialog per language */
		texts: z.record(z.string(), fileSchema),
	}),
	/** Measures how quick pages are, in views that are counted */
	vitals: fileSchema,
	/** The map's frame */
	map: z.object({ script: fileSchema, style: fileSchema }),
	styles: z.array(z.string()),
	/** Fonts to load early */
	fonts: z.array(z.string()),
	/** Every script that another loads → integrity */
	integrity: z.record(z.string(), z.string()),
	/** Shared libraries that the shell provides: request → version */
	shared: z.record(z.string(), z.string()),
	/** Of these, the ones that come with the first slot that uses them: request → scripts */
	onDemand: z.record(z.string(), z.array(z.string())),
});

export type ShellAssets = z.infer<typeof shellAssetsSchema>;

/** Thrown when the shell was not built; its message says how to mend it. */
export class NotBuiltError extends Error {}

/** Reads what the build made. Throws NotBuiltError. */
export async function readShellAssets(dist = DIST): Promise<ShellAssets> {
	try {
		return shellAssetsSchema.parse(JSON.parse(await readFile(join(dist, 'assets.json'), 'utf8')));
	} catch (cause) {
		throw new NotBuiltError(
			`The shell is not built (${join(dist, 'assets.json')} cannot be read): run "node shell/build.ts" and start again.`,
			{ cause },
		);
	}
}
