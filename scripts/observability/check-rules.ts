import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RULES_FILE } from './deploy-files.ts';
import { FAULTS, ruleTests } from './rule-tests.ts';

// The suite "observability": what Prometheus itself says of the alert rules.

function promtool(...args: string[]): void {
	const { status, error } = spawnSync('promtool', args, { stdio: 'inherit' });
	if (error) console.error(`promtool does not run (${error.message}): install Prometheus.`);
	if (status !== 0) process.exit(1);
}

if (process.argv.includes('--help')) {
	console.log(
		'node scripts/observability/check-rules.ts: checks the alert rules, and fires each by its fault',
	);
} else {
	const folder = mkdtempSync(path.join(tmpdir(), 'estate-rules-'));
	process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
	const file = path.join(folder, 'tests.yaml');
	writeFileSync(file, ruleTests());
	promtool('check', 'rules', RULES_FILE);
	promtool('test', 'rules', file);
	console.log(
		`${Object.keys(FAULTS).length} faults: each fires its alert and no other; a good day fires none.`,
	);
}
