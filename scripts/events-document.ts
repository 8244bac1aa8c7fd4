import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { EVENT_TYPES } from '../api/src/events/event-types.ts';
import { ROOT } from './stack/settings.ts';

const FILE = path.join(ROOT, 'docs', 'events.md');
const SCHEMA_FILE = path.join(ROOT, 'docs', 'events.schema.json');
/** What stands between these two is made here. */
const MARKS = ['<!-- events -->', '<!-- /events -->'] as const;

/** JSON Schema of the data of every type of event, and nothing else. */
export function eventsSchema(): string {
	const $defs = Object.fromEntries(
		Object.entries(EVENT_TYPES).map(([type, { meaning, schema }]) => {
			const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'output' });
			return [type, { description: meaning, ...rest }];
		}),
	);
	const about = 'Data of each type of event, by the type.';
	return `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', description: about, $defs }, null, '\t')}\n`;
}

/** docs/events.md with its table of types as the code has them. */
export function eventsDocument(): string {
	const rows = Object.entries(EVENT_TYPES).map(([type, { meaning, subject, schema }]) => {
		const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'output' });
		const fields = Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
		return `| \`${type}\` | \`${subject}\` | ${meaning} | ${fields.join(', ')} |`;
	});
	const table = ['| Type | Subject | When | Data |', '| --- | --- | --- | --- |', ...rows].join('\n');
	const [before = '', rest = ''] = readFileSync(FILE, 'utf8').split(MARKS[0]);
	const [, after = ''] = rest.split(MARKS[1]);
	return `${before}${MARKS[0]}\n${table}\n${MARKS[1]}${after}`;
}

if (import.meta.main) {
	const { values } = parseArgs({
		options: { write: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
	});
	if (values.help)
		console.log(
			'node scripts/events-document.ts [--write]: prints docs/events.md, or writes it and docs/events.schema.json',
		);
	else if (values.write) {
		writeFileSync(FILE, eventsDocument());
		writeFileSync(SCHEMA_FILE, eventsSchema());
	} else console.log(eventsDocument());
}
