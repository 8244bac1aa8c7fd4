import type { MigrationState } from '../database/migrate.ts';

/** Applied migrations that are named unless all are asked for */
const LAST = 3;

const STEPS = {
	pending: 'Pending: the api applies them when it starts, or now: npm run db -- migrate.',
	changed: 'Changed after it ran: put the file back, and write what is new in a new migration.',
	unknown:
		'Not known to this version, which does not fit: start the version that brought it, or a newer one.',
} as const;

/**
 * Migrations as an operator reads them: how many there are of each state, the last applied ones, all that are not, and what is
 * to be done. `all`: each of them.
 */
export function migrationLines(migrations: readonly MigrationState[], all = false): string[] {
	const width = Math.max(0, ...migrations.map(({ name }) => name.length));
	const isFine = ({ state }: MigrationState) => state === 'applied' || state === 'newer';
	const fine = migrations.filter(isFine);
	const listed = all
		? migrations
		: [...fine.slice(-LAST), ...migrations.filter((migration) => !isFine(migration))];
	const states = new Set(migrations.map(({ state }) => state));
	const counts = [...states].map(
		(state) => `${migrations.filter((each) => each.state === state).length} ${state}`,
	);
	const todo = (['pending', 'changed', 'unknown'] as const).filter((state) => states.has(state));
	return [
		`Migrations: ${counts.join(', ') || 'none'}${listed.length < migrations.length ? '; the last ones (all: --all)' : ''}`,
		...listed.map(
			({ name, state, appliedAt }) =>
				`  ${name.padEnd(width)}  ${state}${appliedAt ? ` ${appliedAt.toISOString()}` : ''}`,
		),
		...(todo.length > 0 ? todo.map((state) => STEPS[state]) : ['Nothing is to be done.']),
	];
}
