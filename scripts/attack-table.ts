import { type AttackOutcome, readAttacks } from '../e2e/src/attack/outcomes.ts';
import { runTableCommand } from './operators-table.ts';

const change = (figures: readonly [number, number] | undefined, unit: string) =>
	figures ? `${figures.map((figure) => Math.round(figure)).join(' → ')}${unit}` : '';

function cells({
	attack,
	database,
	visitorGets,
	p95Ms,
	visitMs,
	memoryMB,
	sockets,
}: AttackOutcome): string[] {
	return [
		attack,
		database,
		visitorGets,
		change(visitMs && [visitMs.quiet, visitMs.attacked], ' ms'),
		change(p95Ms && [p95Ms.quiet, p95Ms.attacked], ' ms'),
		p95Ms?.beside === undefined ? '' : `${Math.round(p95Ms.beside)} ms`,
		change(memoryMB && [memoryMB.before, memoryMB.after], ' MB'),
		change(sockets && [sockets.before, sockets.after], ''),
	];
}

/** What the attack drills of the last run came to. Throws when there was none. */
function rows(): string[][] {
	const outcomes = readAttacks();
	if (outcomes.length === 0) throw new Error('No attack has an outcome: run npm test -- --only attack.');
	const head = [
		'Attack',
		'Database',
		'A visitor gets',
		'p95 of a visit',
		'p95 of a page',
		'Page beside as many visitors',
		'Memory of the site',
		'Its sockets',
	];
	return [head, ...outcomes.map(cells)];
}

runTableCommand({ suite: 'attack', rows });
