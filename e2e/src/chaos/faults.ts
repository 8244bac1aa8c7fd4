/** What a fault is and what comes of it: the text of docs/operators.md and the titles of the drills. */
export interface Fault {
	fault: string;
	visitorSees: string;
	operatorSees: string;
}

/** Each fault that is injected into every remote (architecture: "What fails and what happens"). */
export const FAULTS = {
	'code-missing': {
		fault: 'The code is missing in the browser (404)',
		visitorSees: 'one retry, then the previous version; no reload',
		operatorSees: '`site_reports_total`: `load-error`, `load-fallback`',
	},
	'code-corrupt': {
		fault: 'The code is not what was published (wrong hash)',
		visitorSees: 'the same; nothing of it runs',
		operatorSees: 'the same',
	},
	'code-slow': {
		fault: 'The code does not arrive',
		visitorSees: 'the same, after 8 s; the page before stays usable meanwhile',
		operatorSees: 'the same',
	},
	'throws-on-server': {
		fault: 'A slot throws on the server',
		visitorSees: 'the slot is rendered in the browser; the rest of the page is there at once',
		operatorSees: '`site_slot_errors_total` per slot and version',
	},
	'hangs-on-server': {
		fault: 'A slot never answers on the server',
		visitorSees: 'the same, after `RENDER_TIME_LIMIT`',
		operatorSees: 'the same',
	},
	'loops-on-server': {
		fault: 'A slot blocks its thread on the server',
		visitorSees: 'the same; other pages go on',
		operatorSees:
			'the same, kind `blocked`; the worker was replaced, and the slot is left to browsers for 10 s',
	},
	'throws-in-browser': {
		fault: 'A slot throws in the browser',
		visitorSees: 'a message with “try again” in its place; header, footer and other slots work',
		operatorSees: '`site_reports_total`: `render-error`',
	},
	'optional-throws': {
		fault: 'An optional slot throws everywhere',
		visitorSees: 'nothing in its place',
		operatorSees: 'both of the above',
	},
	'no-javascript': {
		fault: 'No JavaScript',
		visitorSees: 'the whole page',
		operatorSees: 'nothing',
	},
	'store-lost': {
		fault: 'The release store is gone',
		visitorSees: 'the last good state',
		operatorSees: 'a problem in `/healthz`',
	},
	'api-down': {
		fault: 'The api is down',
		visitorSees: 'kept pages; else a page with 503 and Retry-After in the frame',
		operatorSees: '`/healthz` of the api',
	},
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;
