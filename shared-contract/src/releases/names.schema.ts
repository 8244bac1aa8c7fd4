import { z } from 'zod';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Letters of a name, a version or a commit: they stand in folders, headers, labels and pages. */
const LONGEST = 64;
const SEMVER = /^\d+\.\d+\.\d+(-[0-9a-z-]+(\.[0-9a-z-]+)*)?$/;

export const remoteNameSchema = z
	.string()
	.max(LONGEST, { error: `A name has ${LONGEST} letters at most.` })
	.regex(NAME, { error: 'A remote or slot is named in lower case with hyphens, such as "owner-portal".' })
	.refine((name) => !(name in Object.prototype), {
		error: 'This name is one that every JavaScript object has: take another one.',
	});
/** Name of a remote of a team: the shell's is taken, by commands, its log and rules that name it. */
export const ownRemoteNameSchema = remoteNameSchema.refine((name) => name !== 'shell', {
	error: "This name is the shell's: take another one.",
});
export const versionSchema = z
	.string()
	.max(LONGEST, { error: `A version has ${LONGEST} letters at most.` })
	.regex(SEMVER, { error: 'A version is semver without a leading v, such as "1.4.0".' });

/** Commit of a build, as its repository names it */
export const commitSchema = z.string().max(LONGEST, { error: `A commit has ${LONGEST} letters at most.` });

/** Something that a shell can do for remotes, and another shell perhaps not: `map-frame`, `form-posts`. */
export const capabilitySchema = z.string().max(LONGEST).regex(NAME);
