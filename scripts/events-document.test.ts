import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { EVENT_TYPES } from '../api/src/events/event-types.ts';
import { eventsDocument, eventsSchema } from './events-document.ts';
import { ROOT } from './stack/settings.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

it('docs/events.md and docs/events.schema.json are what the api announces', () => {
	expect(read('docs/events.md')).toBe(eventsDocument());
	expect(JSON.parse(read('docs/events.schema.json'))).toEqual(JSON.parse(eventsSchema()));
});

it('every type of event that the api announces is described', () => {
	const listed = execFileSync('git', ['ls-files', 'api/src/**/*.ts'], { cwd: ROOT, encoding: 'utf8' });
	const files = listed.split('\n').filter((file) => file && !file.endsWith('.test.ts'));
	const announced = files.flatMap((file) =>
		Array.from(read(file).matchAll(/type: ['`](estate\.[^'`]+)['`]/g), ([, type = '']) => type),
	);
	expect(announced.length).toBeGreaterThan(5);
	const isDescribed = (type: string) => {
		const pattern = new RegExp(`^${type.replaceAll('.', '\\.').replace(/\$\{\w+\}/g, '[\\w-]+')}$`);
		return Object.keys(EVENT_TYPES).some((each) => pattern.test(each));
	};
	expect(announced.filter((type) => !isDescribed(type))).toEqual([]);
});
