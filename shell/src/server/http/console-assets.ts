import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConsoleAssets } from '@estate/console/server';
import { z } from 'zod';
import { DIST } from '../locations.ts';
import { NotBuiltError } from './shell-assets.ts';

const fileSchema = z.object({ href: z.string(), integrity: z.string() });
const consoleAssetsSchema: z.ZodType<ConsoleAssets> = z.object({ script: fileSchema, style: fileSchema });

/** Beside `assets.json`, and no part of it: nothing of the console is known to visitors' pages. */
export const CONSOLE_ASSETS = 'console.json';

/** Reads which files the build made for the console. Throws NotBuiltError. */
export async function readConsoleAssets(): Promise<ConsoleAssets> {
	const path = join(DIST, CONSOLE_ASSETS);
	try {
		return consoleAssetsSchema.parse(JSON.parse(await readFile(path, 'utf8')));
	} catch (cause) {
		throw new NotBuiltError(
			`The operator console is not built (${path} cannot be read): run "node shell/build.ts" and start again.`,
			{ cause },
		);
	}
}
