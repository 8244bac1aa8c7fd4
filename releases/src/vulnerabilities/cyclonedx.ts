import type { BundledPackage } from '@estate/shared-contract';
import { PackageURL } from 'packageurl-js';
import { z } from 'zod';
import { SEVERITIES, type Severity, type Vulnerability } from './vulnerability-check.schema.ts';

/** States of an analysis that say: nothing is to be done about it here. */
const HARMLESS = new Set(['not_affected', 'false_positive', 'resolved', 'resolved_with_pedigree']);

/** CycloneDX with vulnerabilities (VEX), by itself or with its list of components. */
export const cycloneDxSchema = z.object({
	bomFormat: z.literal('CycloneDX'),
	vulnerabilities: z.array(
		z.object({
			id: z.string(),
			ratings: z.array(z.object({ severity: z.string().optional() })).default([]),
			analysis: z.object({ state: z.string().optional() }).optional(),
			affects: z.array(z.object({ ref: z.string() })).default([]),
		}),
	),
});

/** `react-dom 19.3.0` of a package URL, with what a link to another list has before it; undefined for what is none. */
function packageOf(ref: string): string | undefined {
	try {
		const { type, namespace, name, version } = PackageURL.fromString(ref.slice(ref.indexOf('pkg:')));
		return type === 'npm' ? `${namespace ? `${namespace}/` : ''}${name} ${version}` : undefined;
	} catch {
		return undefined;
	}
}

const worstOf = (ratings: readonly { severity?: string | undefined }[]): Severity =>
	SEVERITIES.find((severity) => ratings.some((rating) => rating.severity === severity)) ?? 'unknown';

/** What it says of packages that are in the version, but for what it calls harmless there. */
export function fromCycloneDx(
	{ vulnerabilities }: z.infer<typeof cycloneDxSchema>,
	packages: readonly BundledPackage[],
): Vulnerability[] {
	const own = new Set(packages.map(({ name, version }) => `${name} ${version}`));
	return vulnerabilities
		.filter(({ analysis }) => !HARMLESS.has(analysis?.state ?? ''))
		.flatMap(({ id, ratings, affects }) =>
			affects
				.map(({ ref }) => packageOf(ref))
				.filter((of) => of !== undefined && own.has(of))
				.map((of) => ({ id, severity: worstOf(ratings), of: of as string })),
		);
}
