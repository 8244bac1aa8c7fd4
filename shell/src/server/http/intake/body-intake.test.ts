import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BodyIntake, type IntakeRefusal } from './body-intake.ts';
import { INTAKE_LIMITS, LARGE_BODY, SMALL_BODY } from './intake-limits.ts';

const MEGABYTE = 1024 * 1024;

/** A body that arrives as the test says. */
class Arriving {
	bytes = 0;
	refused: IntakeRefusal | undefined;
	readonly end: () => void;

	constructor(intake: BodyIntake, client: string, limits = LARGE_BODY) {
		this.end = intake.begin({
			client,
			limits,
			received: () => this.bytes,
			refuse: (why) => {
				this.refused = why;
			},
		});
	}
}

/** Until the bodies are looked at again. */
const look = () => vi.advanceTimersByTime(INTAKE_LIMITS.lookEveryMs);

describe('bodies that arrive', () => {
	let intake: BodyIntake;
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
		intake = new BodyIntake();
	});
	afterEach(() => {
		vi.useRealTimers();
	});
	const begin = (client = 'one', limits = LARGE_BODY) => new Arriving(intake, client, limits);

	it('are refused one by one when they are larger than such a body is', () => {
		const [small, large] = [begin('one', SMALL_BODY), begin('two')];
		small.bytes = SMALL_BODY.bytes + 1;
		large.bytes = SMALL_BODY.bytes + 1;
		look();
		expect([small.refused, large.refused]).toEqual(['large', undefined]);
		large.bytes = LARGE_BODY.bytes + 1;
		look();
		expect(large.refused).toBe('large');
		expect(intake.size).toBe(0);
	});

	it('of one client may hold so many bytes together, and no other client pays for it', () => {
		const greedy = Array.from({ length: 10 }, () => begin('greedy'));
		const other = begin('other');
		for (const body of [...greedy, other]) body.bytes = 12 * MEGABYTE;
		look();
		const kept = greedy.filter(({ refused }) => !refused).length;
		expect(kept * 12 * MEGABYTE).toBeLessThanOrEqual(INTAKE_LIMITS.bytesOfClient);
		expect(kept).toBeGreaterThan(0);
		expect(other.refused).toBeUndefined();
	});

	it('of all clients may hold so many bytes together: that of who sends most has to go', () => {
		const many = Array.from({ length: 12 }, (_, index) => begin(`client ${index}`));
		for (const body of many) body.bytes = 10 * MEGABYTE;
		const [most] = many;
		if (most) most.bytes = 20 * MEGABYTE;
		look();
		expect(many.map(({ refused }) => refused)).toEqual(['crowded', ...Array(11).fill(undefined)]);
	});

	it('are given up when no byte comes, and when byte after byte comes for too long', () => {
		const [silent, slow] = [begin('silent'), begin('slow', SMALL_BODY)];
		for (let spent = 0; spent < SMALL_BODY.wholeMs; spent += INTAKE_LIMITS.lookEveryMs) {
			slow.bytes += 1;
			look();
			if (spent < INTAKE_LIMITS.idleMs - INTAKE_LIMITS.lookEveryMs) expect(silent.refused).toBeUndefined();
		}
		expect([silent.refused, slow.refused]).toEqual(['slow', undefined]);
		slow.bytes += 1;
		look();
		expect(slow.refused).toBe('slow');
	});

	it('are so many at most, of one client and of all; what ended makes room', () => {
		const own = Array.from({ length: INTAKE_LIMITS.bodiesOfClient }, () => begin('one'));
		own[0]?.end();
		begin('one');
		expect(own.map(({ refused }) => refused).filter(Boolean)).toEqual([]);
		begin('one');
		expect(own[1]?.refused).toBe('crowded');
		for (let client = 0; intake.size < INTAKE_LIMITS.bodies; client++) begin(`client ${client}`);
		const late = begin('late');
		expect([late.refused, intake.size]).toEqual([undefined, INTAKE_LIMITS.bodies]);
		expect(own[2]?.refused).toBe('crowded');
	});
});
