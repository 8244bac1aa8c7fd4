import { expect, it } from 'vitest';
import { setAsideText } from './cut-entries.ts';

const STATE = { content: { active: '1.2.0', withdrawn: [] } };

it.each([
	[
		{ action: 'rollback', remote: 'content' },
		'Entry 19 was cut short and is set aside: content is 1.2.0 again. If its change (rollback of content) is missing, make it again.',
	],
	// What the change after it makes of the remote is said by that.
	[
		{ action: 'rollback', remote: 'forms' },
		'Entry 19 was cut short and is set aside. If its change (rollback of forms) is missing, make it again.',
	],
	[
		{ action: 'restore', remote: '*' },
		'Entry 19 was cut short and is set aside. If its change (restore of the whole channel) is missing, make it again.',
	],
	[undefined, 'Entry 19 was cut short and is set aside. If its change is missing, make it again.'],
])('says what holds again once an entry is set aside: %j', (begun, text) => {
	expect(setAsideText({ revision: 19, begun }, 'forms', STATE)).toBe(text);
});
