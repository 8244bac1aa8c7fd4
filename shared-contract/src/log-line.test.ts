import { expect, it } from 'vitest';
import { logLine } from './log-line.ts';

it('a message of several lines is one line of a log in JSON, and itself in one for people', () => {
	const line = logLine('site', 'warn', 'one\ntwo', 'json');
	expect(line).not.toContain('\n');
	expect(JSON.parse(line)).toEqual({
		level: 'warn',
		time: expect.stringMatching(/^\d{4}-.*Z$/),
		service: 'site',
		msg: 'one\ntwo',
	});
	expect(logLine('site', 'warn', 'one\ntwo', 'text')).toBe('one\ntwo');
});
