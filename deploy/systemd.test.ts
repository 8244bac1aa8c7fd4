import { describe, expect, it } from 'vitest';
import { unknownSettings, wrongValues } from './testing/settings.ts';
import { unitEnvironment, unitLines } from './testing/unit-file.ts';

const UNITS = [
	['site@.service', 'site'],
	['api@.service', 'api'],
	['migrate.service', 'api'],
] as const;

describe('deploy/systemd', () => {
	it.each(UNITS)('%s: not root, hardened, with what it writes in a folder of its own', (file) => {
		const lines = Object.fromEntries(unitLines(file));
		expect(lines).toMatchObject({
			User: 'estate',
			NoNewPrivileges: 'yes',
			ProtectSystem: 'strict',
			CapabilityBoundingSet: '',
			MemoryMax: expect.stringMatching(/^\d+[MG]$/),
		});
		expect(unitEnvironment(file).DATA_DIR).toBe(`/var/lib/${lines.StateDirectory}`);
		// V8 could not run.
		expect(lines).not.toHaveProperty('MemoryDenyWriteExecute');
	});

	it.each(UNITS)('%s: each setting is one that the server reads, and would take', (file, part) => {
		const environment = unitEnvironment(file);
		expect(unknownSettings(part, Object.keys(environment))).toEqual([]);
		expect(wrongValues(part, environment)).toEqual([]);
	});

	it.each(['site@.service', 'api@.service'])(
		'%s: restarted when it is ready, ended after its drain',
		(file) => {
			const lines = Object.fromEntries(unitLines(file));
			expect(lines.ExecStartPost).toMatch(/127\.0\.0\.1:%i\/readyz$/);
			expect(Number(lines.TimeoutStopSec)).toBeGreaterThan(10);
			expect(lines.Restart).toBe('always');
		},
	);
});
