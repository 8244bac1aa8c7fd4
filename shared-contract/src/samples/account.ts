import { DEFAULT_NOTIFICATIONS } from '../domain/owner-notifications.ts';
import type { OwnerAccount, SessionClock } from '../entities/owner.schema.ts';
import { SAMPLE_CREDENTIALS, SAMPLE_OWNER } from './owner.ts';

/** Cookie of a log-in that waits for its code. */
export const SAMPLE_STEP_COOKIE = '__Host-log-in=sample-step';

/** Tokens of mailed links that the sample api knows. */
export const SAMPLE_LINKS = { invitation: 'sample-invitation', reset: 'sample-reset' } as const;

/** Log-in of an owner whom the sample api asks for a code. */
export const SAMPLE_CAREFUL_EMAIL = 'careful@meander.example';

/** The code that the sample api takes, of the app. */
export const SAMPLE_CODE = '123456';

export const SAMPLE_RECOVERY_CODES: readonly string[] = Array.from(
	{ length: 10 },
	(_, index) => `ab${index}d-efgh-jkmn-pqrs`,
);

export const SAMPLE_CLOCK: SessionClock = { secondsLeft: 1_790, idleSeconds: 1_800, canStay: true };

const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** As the account is while an authenticator app is set up. */
export const SAMPLE_SETUP = {
	uri: `otpauth://totp/Meander:${encodeURIComponent(SAMPLE_CREDENTIALS.email)}?issuer=Meander&secret=${KEY}&algorithm=SHA1&digits=6&period=30`,
	key: KEY,
	qr: { size: 25, path: 'M2 2h7v1h-7z' },
};

export const SAMPLE_ACCOUNT: OwnerAccount = {
	owner: SAMPLE_OWNER,
	sessions: [
		{
			id: 7,
			startedAt: '2026-10-09T08:10:00.000Z',
			lastSeenAt: '2026-10-09T09:30:00.000Z',
			browser: 'firefox',
			system: 'windows',
			isCurrent: true,
		},
		{
			id: 5,
			startedAt: '2026-10-09T06:45:00.000Z',
			lastSeenAt: '2026-10-09T07:05:00.000Z',
			browser: 'safari',
			system: 'ios',
			isCurrent: false,
		},
	],
	secondFactor: { state: 'off', codesLeft: 0 },
	notifications: { choices: { ...DEFAULT_NOTIFICATIONS, visit: 'daily' }, language: 'nl' },
	calendar: {},
};

/** Tokens of links that end mails to an owner. */
export const SAMPLE_NOTIFICATION_LINKS = {
	visit: 'sample-visit-mails',
	ended: 'sample-ended-mails',
} as const;

/** Shown once, when it is made. */
export const SAMPLE_CALENDAR_ADDRESS = `https://meander.example/api/v1/calendars/${'ab12'.repeat(16)}.ics`;
