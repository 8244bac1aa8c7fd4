import {
	capabilitySchema,
	commitSchema,
	manifestFileSchema,
	versionSchema,
} from '@estate/shared-contract/schemas';
import { z } from 'zod';
import type { ArtifactFormat } from '../artifacts/artifact-format.ts';

/** The shell's name in its log and in commands. */
export const SHELL = 'shell';

/** How a supervisor and the shell that it starts talk; another number is another conversation. */
export const SUPERVISION = 1;

/** `shell.json`: what one version of the shell says of itself, written by `npm run build`. */
export const shellManifestSchema = z.object({
	name: z.literal(SHELL),
	version: versionSchema,
	/** Contracts that it serves: the last version of each major */
	contracts: z.array(versionSchema).min(1),
	/** Shared module → version that it provides */
	shared: z.record(z.string(), z.string()),
	/** What it can do beyond the contract */
	capabilities: z.array(capabilitySchema),
	/** Oldest Node that runs it, such as 22.15 */
	node: z.string().regex(/^\d+\.\d+(\.\d+)?$/),
	supervision: z.int(),
	/** Its server, what the browsers of its visitors load, and the packages beside them */
	files: z.array(manifestFileSchema).min(1).max(20_000),
	/** ISO 8601 */
	builtAt: z.iso.datetime(),
	/** Commit of the build, if known */
	commit: commitSchema.optional(),
});

export type ShellManifest = z.infer<typeof shellManifestSchema>;

/** File that starts a shell, below the version's folder. */
export const SHELL_ENTRY = 'site.js';

/** Where the files of a shell are that browsers load, below the version's folder. The build has compressed them. */
export const SHELL_CLIENT = 'site/client/';

export const SHELL_FORMAT: ArtifactFormat<ShellManifest> = {
	kind: 'shell',
	file: 'shell.json',
	isForBrowsers: () => false,
	read: (json) => shellManifestSchema.parse(json),
};
