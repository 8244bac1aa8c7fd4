import { z } from 'zod';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const SEMVER = /^\d+\.\d+\.\d+(-[0-9a-z-]+(\.[0-9a-z-]+)*)?$/;

export const remoteNameSchema = z
	.string()
	.regex(NAME, { error: 'A remote or slot is named in lower case with hyphens, such as "owner-portal".' })
	.refine((name) => !(name in Object.prototype), {
		error: 'This name is one that every JavaScript object has: take another one.',
	});
export const versionSchema = z
	.string()
	.regex(SEMVER, { error: 'A version is semver without a leading v, such as "1.4.0".' });

/** Something that a shell can do for remotes, and another shell perhaps not: `map-frame`, `form-posts`. */
export const capabilitySchema = z.string().regex(NAME);
