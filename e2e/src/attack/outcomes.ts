import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../scripts/stack/settings.ts';
import type { VisitorTimes } from './compare-visitor.ts';
import type { AttackedDatabase } from './databases.ts';

const FOLDER = path.join(ROOT, 'var', 'attack');

/** What an attack did to a visitor and to the servers; figures that a drill does not measure are left out. */
export interface AttackOutcome {
	/** Number of the finding, with a letter where it has several attacks */
	finding: string;
	attack: string;
	/** That the api of the attacked stack runs on */
	database: AttackedDatabase;
	visitorGets: string;
	/** Of a page */
	p95Ms?: VisitorTimes;
	/** Of a visit of several pages, where those that are kept are not all that a visitor reads */
	visitMs?: VisitorTimes;
	memoryMB?: { before: number; after: number };
	sockets?: { before: number; after: number };
}

/** Notes what a drill that passed measured. */
export function noteAttack(outcome: AttackOutcome): void {
	mkdirSync(FOLDER, { recursive: true });
	writeFileSync(
		path.join(FOLDER, `${outcome.finding}.${outcome.database}.json`),
		JSON.stringify(outcome, null, '\t'),
	);
}

/** What was noted, by finding. */
export function readAttacks(): AttackOutcome[] {
	const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
	return files
		.map((file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as AttackOutcome)
		.sort((one, other) => one.finding.localeCompare(other.finding, 'en', { numeric: true }));
}
