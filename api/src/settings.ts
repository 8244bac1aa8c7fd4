import { isHostAlone } from '@estate/shared-contract/network';
import { SERVER_SETTINGS, wholeNumber } from '@estate/shared-contract/server-settings';
import { TRACE_SETTINGS } from '@estate/telemetry';
import { z } from 'zod';

const urlOf = (protocols: RegExp, what: string) => z.url({ protocol: protocols, error: what });

/** Every setting of the api: what it means, what it is by default, and what may be given. `docs/configuration.md` is made of it. */
export const API_SETTINGS = {
	API_PORT: { default: '3001', meaning: 'Port of the api', schema: wholeNumber(0, 65535) },
	API_HOST: {
		default: '127.0.0.1',
		meaning: 'Address that the api listens on; the site passes `/api/*` and `/media/*` on to it',
		schema: z.string().min(1, { error: 'a host name or an IP address' }),
	},
	API_METRICS_PORT: {
		default: '',
		meaning:
			"Port of the api's `/metrics` for Prometheus, which the port of the api does not answer; empty: there is none",
		schema: wholeNumber(1, 65_535),
	},
	API_METRICS_HOST: {
		default: '127.0.0.1',
		meaning:
			"Address that the api's `/metrics` listens on: this machine alone, or one of a network that visitors do not reach",
		schema: z.string().min(1, { error: 'a host name or an IP address' }),
	},
	DATA_DIR: {
		default: 'var',
		meaning: 'Folder of the embedded database, pictures, uploads and mails; relative to the project',
		schema: z.string().min(1, { error: 'a folder' }),
	},
	DATABASE_URL: {
		default: '',
		meaning: 'PostgreSQL 15 or newer, `postgres://user@host/database`; empty: the embedded database',
		schema: urlOf(/^postgres(ql)?$/, 'an address that starts with postgres://'),
	},
	MIGRATE: {
		default: 'off',
		meaning:
			'Apply migrations that PostgreSQL lacks when the api starts: on or off (`db migrate` does; the embedded database always gets them)',
		schema: z.enum(['on', 'off'], { error: 'on or off' }),
	},
	DATABASE_CONNECTIONS: {
		default: '10',
		meaning: 'Connections to PostgreSQL that one api process may hold',
		schema: wholeNumber(1, 500),
	},
	SITE_URL: {
		default: 'http://localhost:3000',
		meaning: 'Address under which visitors see the site: origin of its forms, links in mails',
		schema: urlOf(/^https?$/, 'an address that starts with https:// or http://').refine(isHostAlone, {
			error: 'an address without a path, such as https://www.example.be',
		}),
	},
	SMTP_URL: {
		default: '',
		meaning: 'Mail server, `smtp://user:password@host:587`; empty: mails are written to `DATA_DIR/mail`',
		schema: urlOf(/^smtps?$/, 'an address that starts with smtp:// or smtps://'),
	},
	MAIL_FROM: {
		default: '',
		meaning: 'Sender of mails; empty: name and address of the agency',
		schema: z.string().regex(/^[^\r\n]*@[^\r\n]*$/, { error: 'a mail address' }),
	},
	MAIL_TO: {
		default: '',
		meaning: 'Who gets a mail of each new request; empty: the colleague of the property, else the agency',
		schema: z.email({ error: 'a mail address' }),
	},
	DAILY_MAIL: {
		default: 'yes',
		meaning:
			'Mail the agency at 7:30 in Belgium what waits for it, on days on which something does: yes or no',
		schema: z.enum(['yes', 'no'], { error: 'yes or no' }),
	},
	DAILY_RELEASES_TOKEN: {
		default: '',
		meaning:
			'Token of a viewer on the access list of releases: with it the daily mail names what was rolled back, as the console at SITE_URL tells; empty: it does not',
		schema: z
			.string()
			.regex(/^[\x21-\x7e]{20,500}$/, { error: 'a token of `npm run release -- access add`' }),
	},
	REPLY_DOMAIN: {
		default: '',
		meaning:
			'Mail domain of the addresses `reply+…@` that copies of owners’ messages are answered to: its mail server hands each mail to `npm run messages -- receive`; empty: answers are plain mails',
		schema: z.hostname({ error: 'a mail domain such as reply.agency.be' }),
	},
	REQUEST_LIMIT: {
		default: '20',
		meaning: 'Requests that one address (of IPv6: one /64 network) may send in ten minutes; 0: no limit',
		schema: wholeNumber(0, 1_000_000),
	},
	VISIT_LIMIT: {
		default: '5',
		meaning:
			'Visits to come that one person may have booked; twice as many bookings a day per address; 0: no limit',
		schema: wholeNumber(0, 1_000_000),
	},
	VISIT_HOLDS: {
		default: '6',
		meaning:
			'Visits of one property that keep their time while they wait to be confirmed, and three times as many per colleague; 0: no limit',
		schema: wholeNumber(0, 1_000_000),
	},
	MAIL_LIMIT: {
		default: '8',
		meaning:
			'Mails that may go to one receiver in 24 hours because somebody typed the address, whoever asks: forms, and links to log in; 0: no limit',
		schema: wholeNumber(0, 1_000_000),
	},
	FRIEND_LIMIT: {
		default: '3',
		meaning: 'Properties that one receiver may be sent by friends in 24 hours, whoever sends; 0: no limit',
		schema: wholeNumber(0, 1_000_000),
	},
	UPLOAD_CLIENT_MB: {
		default: '60',
		meaning: 'Megabytes of files that one address (of IPv6: one /64 network) may hand in a day; 0: no limit',
		schema: wholeNumber(0, 1_000_000),
	},
	UPLOAD_SITE_MB: {
		default: '2000',
		meaning: 'Megabytes of files that all visitors together may hand in a day; 0: no limit',
		schema: wholeNumber(0, 1_000_000),
	},
	IMPORT_PRIVATE: {
		default: 'no',
		meaning:
			'Imports may fetch pictures from addresses that are not public, such as a server in the office: yes or no',
		schema: z.enum(['yes', 'no'], { error: 'yes or no' }),
	},
	WEBHOOK_PRIVATE: {
		default: 'no',
		meaning:
			'Webhooks may go to addresses that are not public, and by http, such as to a server in the office: yes or no',
		schema: z.enum(['yes', 'no'], { error: 'yes or no' }),
	},
	REQUEST_MONTHS: {
		default: '12',
		meaning: 'Months after which requests of visitors and their mails are removed; 0: never',
		schema: wholeNumber(0, 1_200),
	},
	CAPTCHA: {
		default: 'on',
		meaning: 'Ask who sends a form for a proof that it is a person: on or off',
		schema: z.enum(['on', 'off'], { error: 'on or off' }),
	},
	FORM_AGE: {
		default: '3',
		meaning:
			'Seconds between the first press in a form, when its check against robots is given out, and its sending: what is quicker is a robot; 0: no limit',
		schema: wholeNumber(0, 60),
	},
	WISH_QUIET: {
		default: '120',
		meaning:
			'Seconds without a change of the content after which saved searches hear of new properties "at once", so that an import is one mail',
		schema: wholeNumber(0, 3_600),
	},
	LOGIN_LIMIT: {
		default: '10',
		meaning:
			'Failed log-ins of a network at an account in 15 minutes; three times as many of a network; ten times as many at an account in a day',
		schema: wholeNumber(1, 1_000_000),
	},
	SESSION_IDLE: {
		default: '1800',
		meaning: 'Seconds without a request after which an owner is logged out',
		schema: wholeNumber(5, 86_400),
	},
	SESSION_LONGEST: {
		default: '43200',
		meaning: 'Seconds after which an owner has to log in again in any case',
		schema: wholeNumber(5, 2_592_000),
	},
	WARM_PICTURES: {
		default: 'yes',
		meaning: 'Make the sizes of list pictures in the background, while none is waited for: yes or no',
		schema: z.enum(['yes', 'no'], { error: 'yes or no' }),
	},
	...TRACE_SETTINGS,
	...SERVER_SETTINGS,
} as const satisfies Record<string, { default: string; meaning: string; schema: z.ZodType }>;
