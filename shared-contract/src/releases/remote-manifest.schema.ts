import { z } from 'zod';
import { INDEXABLE_KINDS } from '../domain/indexable.ts';
import { RELATION_TYPES } from '../domain/module-views.ts';
import { languageSchema } from '../entities/common.schema.ts';
import { PAGE_TYPES } from '../entities/content.schema.ts';
import { isRoutePattern } from '../routing/route-pattern.ts';
import { INTENT_TYPES } from '../slots/intents.ts';
import { HYDRATION_STRATEGIES, SLOT_PRIORITIES } from '../slots/slot-contract.ts';
import { configBringsSchema, manifestBringsSchema } from './brings.schema.ts';
import { BUNDLE_PARTS } from './bundle-parts.ts';
import {
	capabilitySchema,
	commitSchema,
	ownRemoteNameSchema,
	remoteNameSchema,
	versionSchema,
} from './names.schema.ts';

/** Characters of a name or path in a manifest, of a range of versions, and of a licence's expression. */
const LONGEST = 300;
/** Things of one kind in a manifest; files and packages are more. */
const MOST = 100;
const MOST_FILES = 2_000;

const textSchema = z.string().max(LONGEST);

/** A record with so many entries at most, none of them with a long name. */
const recordSchema = <Value extends z.ZodType>(value: Value) =>
	z
		.record(textSchema, value)
		.refine((record) => Object.keys(record).length <= MOST, { error: `At most ${MOST} entries.` });

const patternSchema = textSchema.refine(isRoutePattern, {
	error: 'A path pattern starts and ends with "/", in lower case, with segments like "te-koop" or ":id".',
});

const variableSchema = z
	.string()
	.max(LONGEST)
	.regex(/^[A-Z][A-Z0-9_]*$/, { error: 'A variable is named in capitals, such as "MAPS_KEY".' });

function isPathBelow(path: string): boolean {
	return (
		path !== '' && !/[\\\0]/.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part))
	);
}

const pathBelowSchema = textSchema.refine(isPathBelow, { error: 'A path stays below its folder.' });

const pathsSchema = z.object({
	original: patternSchema,
	nl: patternSchema.optional(),
	fr: patternSchema.optional(),
	en: patternSchema.optional(),
	de: patternSchema.optional(),
});

/** Places of the shell's own frame that a slot may fill. */
export const FRAME_PLACES = ['home-banner', 'not-found', 'cookie-policy', 'contact'] as const;

export const manifestRouteSchema = z.object({
	/** Unique within the remote; the table's id is `<remote>.<id>` */
	id: remoteNameSchema,
	pageType: z.enum(PAGE_TYPES),
	paths: pathsSchema,
	slots: z.array(remoteNameSchema).min(1).max(MOST),
	breadcrumb: z.array(z.object({ names: recordSchema(textSchema), path: patternSchema })).max(MOST),
	unprefixed: z.enum(['show', 'redirect']),
	private: z.boolean().optional(),
	fresh: z.boolean().optional(),
	noindex: z.boolean().optional(),
	/** What of it the sitemap lists: the page itself, or one page per item of a kind of content. Nothing by default */
	sitemap: z.enum(['page', ...INDEXABLE_KINDS]).optional(),
});

const querySchema = z.array(textSchema.min(1)).max(MOST);

/** A slot as a team writes it. */
export const configSlotSchema = z.object({
	name: remoteNameSchema,
	priority: z.enum(SLOT_PRIORITIES),
	hydration: z.enum(HYDRATION_STRATEGIES),
	/** Modules of a CMS page whose relation this slot fills */
	relations: z.array(z.enum(RELATION_TYPES)).max(MOST).optional(),
	/** Views of those modules that this slot is for; all that no other slot names, by default */
	views: z.array(textSchema).min(1).max(MOST).optional(),
	/** Places of the frame that this slot fills */
	places: z.array(z.enum(FRAME_PLACES)).max(MOST).optional(),
	/** What it does in a dialog when another slot asks for it; a route of its own is the plain way to the same */
	intents: z.array(z.enum(INTENT_TYPES)).max(MOST).optional(),
	/** Names of the query parameters that it reads; the shell leaves others out of pages. Absent: it may read any */
	query: querySchema.optional(),
	/** Height in CSS pixels that is kept free while the slot loads in the browser */
	reserve: z.int().min(0).optional(),
});

/** A slot as the manifest has it. */
export const manifestSlotSchema = configSlotSchema.extend({
	/** As a team names them; `any` where it names none */
	query: z.union([z.literal('any'), querySchema]),
});

/** What a feature team writes in `remote.config.ts`. */
export const remoteConfigSchema = z.object({
	name: ownRemoteNameSchema,
	routes: z.array(manifestRouteSchema).max(MOST),
	slots: z.array(configSlotSchema).min(1).max(MOST),
	languages: z.array(languageSchema).min(1).max(MOST),
	/** What the shell must be able to do for it, beyond the contract; nothing by default */
	requires: z.array(capabilitySchema).max(MOST).optional(),
	/** What it adds to the site around its own pages; nothing by default */
	brings: configBringsSchema.optional(),
	/** Environment variables that its server code reads, where the operator grants them; none by default */
	serverEnvironment: z.array(variableSchema).max(MOST).optional(),
});

/** Something of others that is bundled in, as the build's modules say. */
export const bundledPackageSchema = z.object({
	name: textSchema,
	version: textSchema,
	/** SPDX expression as the package itself gives it; '' when it gives none */
	licence: textSchema,
	/** Which parts hold it; absent in versions that were built before they were told apart */
	parts: z.array(z.enum(BUNDLE_PARTS)).min(1).optional(),
});

export const manifestFileSchema = z.object({
	/** Path below the version's folder, such as `client/remoteEntry.js` */
	path: pathBelowSchema,
	/** Bytes */
	size: z.int().min(0),
	/** `sha384-…` as in an `integrity` attribute */
	integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
});

const assetsSchema = z.object({
	js: z.array(pathBelowSchema).max(MOST),
	css: z.array(pathBelowSchema).max(MOST),
	/** Shared modules that the shell fetches with it; absent where none are, and in versions built before they were named */
	shared: z.array(textSchema).max(MOST).optional(),
});

/** `remote.json`: the public face of one version of a remote, written at build. */
export const remoteManifestSchema = remoteConfigSchema.extend({
	slots: z.array(manifestSlotSchema).min(1).max(MOST),
	brings: manifestBringsSchema,
	version: versionSchema,
	contract: versionSchema,
	/** Module Federation name of this version, never reused: `listings_1_0_0` */
	federationName: textSchema,
	/** Path of the browser entry below the version's folder */
	entry: pathBelowSchema,
	/** Path of the server bundle below the version's folder */
	serverEntry: pathBelowSchema,
	/** What the shell must provide: package → semver range */
	shared: recordSchema(textSchema),
	/** Per exposed module (`results`, `texts-nl`): paths below the version's folder that it needs at once */
	assets: recordSchema(assetsSchema),
	files: z.array(manifestFileSchema).max(MOST_FILES),
	/** Absent in versions that were built before licences were gathered */
	packages: z.array(bundledPackageSchema).max(MOST_FILES).optional(),
	/** ISO 8601 */
	builtAt: z.iso.datetime(),
	/** Commit of the build, if known */
	commit: commitSchema.optional(),
});

export type BundledPackage = z.infer<typeof bundledPackageSchema>;
export type RemoteConfig = z.infer<typeof remoteConfigSchema>;
export type ManifestRoute = z.infer<typeof manifestRouteSchema>;
export type ManifestSlot = z.infer<typeof manifestSlotSchema>;
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
export type FramePlace = (typeof FRAME_PLACES)[number];
