import { describe, expect, it } from 'vitest';
import { readScan } from './read-scan.ts';
import { countSeverities } from './vulnerability-check.schema.ts';

const PACKAGES = [
	{ name: '@mantine/core', version: '9.7.4', licence: 'MIT' },
	{ name: 'dayjs', version: '2.0.1', licence: 'MIT' },
];

const advisory = (
	name: string,
	range: string,
	severity: string,
	url = `https://advisories.example/${name}`,
) => ({
	...{ source: 1, name, dependency: name, title: 'a title', url, severity, range },
});
const audit = (...via: unknown[]) =>
	JSON.stringify({
		auditReportVersion: 2,
		vulnerabilities: { one: { name: 'one', severity: 'high', via, effects: [], range: '*', nodes: [] } },
		metadata: {},
	});

const REF = 'pkg:npm/%40mantine/core@9.7.4';
const vex = (state: string | undefined, ref = REF) =>
	JSON.stringify({
		bomFormat: 'CycloneDX',
		specVersion: '1.6',
		vulnerabilities: [
			{
				id: 'CVE-2026-1',
				ratings: [{ severity: 'low' }, { severity: 'critical' }],
				...(state ? { analysis: { state } } : {}),
				affects: [{ ref }],
			},
		],
	});
const CRITICAL = [{ id: 'CVE-2026-1', severity: 'critical', of: '@mantine/core 9.7.4' }];

describe('what a scanner found', () => {
	it('is, of an audit, what is about a package and a version that are bundled in', () => {
		const text = audit(
			advisory('dayjs', '<2.0.2', 'moderate'),
			advisory('dayjs', '<2.0.0', 'critical', 'https://advisories.example/older'),
			advisory('left-out', '*', 'critical'),
			'dayjs',
		);
		expect(readScan(text, PACKAGES)).toEqual([
			{ id: 'https://advisories.example/dayjs', severity: 'medium', of: 'dayjs 2.0.1' },
		]);
	});

	it('is, of an audit, also what is about the versions before a prerelease that is bundled in', () => {
		const packages = [{ name: 'dayjs', version: '2.0.0-beta.3', licence: 'MIT' }];
		const text = audit(
			advisory('dayjs', '>=1.0.0 <2.0.2', 'high'),
			advisory('dayjs', '<2.0.0-beta.2', 'critical', 'https://advisories.example/older'),
		);
		expect(readScan(text, packages)).toEqual([
			{ id: 'https://advisories.example/dayjs', severity: 'high', of: 'dayjs 2.0.0-beta.3' },
		]);
	});

	it.each([undefined, 'exploitable', 'in_triage'])('counts in CycloneDX where its state is %s', (state) => {
		expect(readScan(vex(state), PACKAGES)).toEqual(CRITICAL);
	});

	it.each(['not_affected', 'false_positive', 'resolved'])('does not count where its state is %s', (state) => {
		expect(readScan(vex(state), PACKAGES)).toEqual([]);
	});

	it('is found by a link to another list, and left out for another version', () => {
		expect(readScan(vex(undefined, `urn:cdx:3e671687/1#${REF}`), PACKAGES)).toEqual(CRITICAL);
		expect(readScan(vex(undefined, 'pkg:npm/dayjs@1.0.0'), PACKAGES)).toEqual([]);
	});

	it('counts each finding once', () => {
		const same = advisory('dayjs', '*', 'high');
		expect(countSeverities(readScan(audit(same, same), PACKAGES))).toEqual({ high: 1 });
	});

	it.each(['', 'not json', '{}', '{"bomFormat":"CycloneDX"}', '{"error":{"code":"ENOLOCK"}}'])(
		'is not "nothing" where the file is %j',
		(text) => {
			expect(() => readScan(text, PACKAGES)).toThrow('Nothing was noted.');
		},
	);
});
