import type { BundledPackage } from '@estate/shared-contract';
import { ReleaseError } from '../release-error.ts';
import { cycloneDxSchema, fromCycloneDx } from './cyclonedx.ts';
import { fromNpmAudit, npmAuditSchema } from './npm-audit.ts';
import type { Vulnerability } from './vulnerability-check.schema.ts';

/**
 * What a scanner's file says of the packages of a version, each finding once. Throws ReleaseError `bad-scan` for another file:
 * one that cannot be read is not "nothing found".
 */
export function readScan(text: string, packages: readonly BundledPackage[]): Vulnerability[] {
	const found = findingsOf(text, packages);
	return [...new Map(found.map((each) => [`${each.id} ${each.of}`, each])).values()];
}

function findingsOf(text: string, packages: readonly BundledPackage[]): Vulnerability[] {
	const json = parsed(text);
	const audit = npmAuditSchema.safeParse(json);
	if (audit.success) return fromNpmAudit(audit.data, packages);
	const vex = cycloneDxSchema.safeParse(json);
	if (vex.success) return fromCycloneDx(vex.data, packages);
	throw new ReleaseError(
		'bad-scan',
		'That is neither what "npm audit --json" prints nor CycloneDX (JSON) with vulnerabilities. Nothing was noted.',
	);
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
