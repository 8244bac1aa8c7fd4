import { expect, it } from 'vitest';
import type { MigrationState } from '../database/migrate.ts';
import { migrationLines } from './migration-lines.ts';

const named = (name: string, state: MigrationState['state'] = 'applied'): MigrationState => ({
	name,
	state,
	appliedAt: state === 'pending' ? undefined : new Date('2026-11-28T10:00:00Z'),
});
const applied = ['0001-first', '0002-second', '0003-a-name-longer-than-24-characters', '0004-last'].map(
	(name) => named(name),
);

it('names the last migrations, one below the other, and says that nothing is to be done', () => {
	expect(migrationLines(applied)).toEqual([
		'Migrations: 4 applied; the last ones (all: --all)',
		'  0002-second                            applied 2026-11-28T10:00:00.000Z',
		'  0003-a-name-longer-than-24-characters  applied 2026-11-28T10:00:00.000Z',
		'  0004-last                              applied 2026-11-28T10:00:00.000Z',
		'Nothing is to be done.',
	]);
	expect(migrationLines(applied, true)).toHaveLength(6);
});

it('names each that is not applied, with what is to be done', () => {
	const lines = migrationLines([...applied, named('0005-new', 'pending'), named('0002-other', 'changed')]);
	expect(lines[0]).toBe('Migrations: 4 applied, 1 pending, 1 changed; the last ones (all: --all)');
	expect(lines).toContainEqual(expect.stringMatching(/^ {2}0005-new +pending$/));
	expect(lines.slice(-2)).toEqual([
		expect.stringContaining('npm run db -- migrate'),
		expect.stringContaining('put the file back'),
	]);
});
