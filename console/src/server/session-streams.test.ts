import { expect, it, vi } from 'vitest';
import { SessionStreams } from './session-streams.ts';

it('ends the oldest streams of a session that opens hundreds, and no other session’s', () => {
	const streams = new SessionStreams();
	const other = vi.fn();
	streams.add('other', other);
	const ends = Array.from({ length: 300 }, () => vi.fn());
	for (const end of ends) streams.add('one', end);
	expect(ends.filter(({ mock }) => mock.calls.length > 0)).toEqual(ends.slice(0, 280));
	expect(other).not.toHaveBeenCalled();
	streams.endAll();
	for (const end of [...ends, other]) expect(end).toHaveBeenCalledOnce();
});

it('forgets a stream that closed', () => {
	const streams = new SessionStreams();
	const closed = vi.fn();
	const takeOut = streams.add('one', closed);
	takeOut();
	streams.endAll();
	expect(closed).not.toHaveBeenCalled();
});
