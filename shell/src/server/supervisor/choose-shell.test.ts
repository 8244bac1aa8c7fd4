import type { RemoteState } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { chooseShell, INSTALLED, type Seat, type ShellSituation } from './choose-shell.ts';

const SEATS = ['a', 'b', 'c', 'd'];
const seatsAt = (version: string, at: Record<string, string> = {}): Seat[] =>
	SEATS.map((seat) => ({ seat, version: at[seat] ?? version }));
const state = (more: Partial<RemoteState> = {}): RemoteState => ({
	active: '1.1.0',
	previous: '1.0.0',
	withdrawn: [],
	...more,
});
const choose = (situation: Partial<ShellSituation>) =>
	chooseShell({
		state: state(),
		seat: 'a',
		seats: seatsAt('1.0.0'),
		running: '1.0.0',
		failed: new Set(),
		...situation,
	});
/** Servers that would start something now. */
const starting = (situation: Partial<ShellSituation>) =>
	SEATS.filter((seat) => choose({ ...situation, seat }).tries.length > 0);

describe('a server', () => {
	it('runs what was installed before the first promotion', () => {
		expect(choose({ state: undefined, running: INSTALLED })).toEqual({ wanted: INSTALLED, tries: [] });
		expect(choose({ state: undefined, running: undefined })).toEqual({
			wanted: INSTALLED,
			tries: [INSTALLED],
		});
	});

	it('that starts takes the wanted version, else one after the other of what is left', () => {
		expect(choose({ running: undefined, seats: [] }).tries).toEqual(['1.1.0', '1.0.0', INSTALLED]);
		expect(choose({ running: undefined, failed: new Set(['1.1.0']) }).tries).toEqual(['1.0.0', INSTALLED]);
		expect(choose({ running: undefined, failed: new Set(['1.1.0', '1.0.0', INSTALLED]) }).tries).toEqual([]);
	});

	it('goes on with what runs where the wanted version has failed here', () => {
		expect(choose({ failed: new Set(['1.1.0']) })).toEqual({ wanted: '1.1.0', tries: [] });
	});

	it('that nobody knows yet waits for nobody', () => {
		expect(choose({ seat: 'new', seats: [] }).tries).toEqual(['1.1.0']);
	});
});

describe('servers', () => {
	it('take a version one after the other, and say for whom they wait', () => {
		const at: Record<string, string> = {};
		const order: string[] = [];
		for (const _ of SEATS) {
			const next = starting({ seats: seatsAt('1.0.0', at) }).filter((seat) => !(seat in at));
			expect(next).toHaveLength(1);
			const [seat = ''] = next;
			for (const other of SEATS.filter((each) => each !== seat && !(each in at)))
				expect(choose({ seat: other, seats: seatsAt('1.0.0', at) })).toMatchObject({ tries: [] });
			at[seat] = '1.1.0';
			order.push(seat);
		}
		expect(order.toSorted()).toEqual(SEATS);
		const [first = '', second = ''] = order;
		expect(choose({ seat: second }).after).toBe(first);
	});

	it('stop at the first at which it fails', () => {
		const [first = ''] = starting({});
		expect(starting({ failed: new Set(['1.1.0']) })).toEqual([]);
		for (const seat of SEATS.filter((each) => each !== first)) expect(choose({ seat }).tries).toEqual([]);
	});

	it('leave what was taken back at once, all of them', () => {
		const taken = { active: '1.0.0', withdrawn: ['1.1.0'] };
		expect(starting({ state: taken, running: '1.1.0', seats: seatsAt('1.1.0') })).toEqual(SEATS);
	});

	it.each([
		[0, 0],
		[1, 1],
		[50, 2],
		[51, 3],
		[100, 4],
	])('of which %i %% try a version are %i of four', (traffic, count) => {
		const canary = { version: '2.0.0', traffic, salt: 'salt' };
		const wanting = SEATS.filter(
			(seat) => choose({ state: state({ canary }), seat, running: '1.1.0' }).wanted === '2.0.0',
		);
		expect(wanting).toHaveLength(count);
	});

	it('keep what they try while others come and go, until it is ended', () => {
		const canary = { version: '2.0.0', traffic: 1, salt: 'salt' };
		for (const seat of SEATS)
			expect(choose({ state: state({ canary }), seat, running: '2.0.0' })).toEqual({
				wanted: '2.0.0',
				tries: [],
			});
		const ended = state({ withdrawn: ['2.0.0'] });
		expect(choose({ state: ended, running: '2.0.0' }).tries).toEqual(['1.1.0']);
	});
});
