import type { BundledPackage } from '@estate/shared-contract';
import { satisfies } from 'semver';
import { z } from 'zod';
import type { Severity, Vulnerability } from './vulnerability-check.schema.ts';

const SEVERITY_OF = {
	critical: 'critical',
	high: 'high',
	moderate: 'medium',
	low: 'low',
	info: 'info',
} as const satisfies Record<string, Severity>;

/** A prerelease is among the versions that a range spans, as npm itself reads it: for an installation it would not be */
const AS_NPM = { includePrerelease: true, loose: true };

const advisorySchema = z.object({
	name: z.string(),
	url: z.string(),
	severity: z.enum(Object.keys(SEVERITY_OF) as [keyof typeof SEVERITY_OF]),
	range: z.string(),
});

/** What `npm audit --json` prints. A cause that is a text names another entry, which has the advisory. */
export const npmAuditSchema = z.object({
	auditReportVersion: z.literal(2),
	vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisorySchema])) })),
});

/** An audit is of all that is installed: what is about another version of a package, or a package that is not in it, is left out. */
export function fromNpmAudit(
	{ vulnerabilities }: z.infer<typeof npmAuditSchema>,
	packages: readonly BundledPackage[],
): Vulnerability[] {
	const advisories = Object.values(vulnerabilities)
		.flatMap(({ via }) => via)
		.filter((cause) => typeof cause !== 'string');
	return advisories.flatMap(({ name, url, severity, range }) =>
		packages
			.filter((each) => each.name === name && satisfies(each.version, range, AS_NPM))
			.map(({ version }) => ({ id: url, severity: SEVERITY_OF[severity], of: `${name} ${version}` })),
	);
}
