import {
	SAMPLE_ACCOUNT,
	SAMPLE_CALENDAR_ADDRESS,
	SAMPLE_CAREFUL_EMAIL,
	SAMPLE_CLOCK,
	SAMPLE_CODE,
	SAMPLE_LINKS,
	SAMPLE_NOTIFICATION_LINKS,
	SAMPLE_RECOVERY_CODES,
	SAMPLE_STEP_COOKIE,
} from './account.ts';
import { SAMPLE_CREDENTIALS, SAMPLE_OWNER, SAMPLE_SESSION_COOKIE } from './owner.ts';
import { Refusal } from './refusal.ts';
import type { SampleCall } from './sample-call.ts';

const OK = { ok: true };

/** The answer for anyone who is logged in. */
export function forOwner<Value>({ cookie }: SampleCall, value: Value): Value {
	if (!cookie.includes(SAMPLE_SESSION_COOKIE)) throw new Refusal(401, 'unauthenticated');
	return value;
}

function atStep<Value>({ cookie }: SampleCall, value: Value): Value {
	if (!cookie.includes(SAMPLE_STEP_COOKIE)) throw new Refusal(401, 'not-logged-in');
	return value;
}

function logIn({ body }: SampleCall) {
	const { email, password } = body as typeof SAMPLE_CREDENTIALS;
	const isKnown = [SAMPLE_CREDENTIALS.email, SAMPLE_CAREFUL_EMAIL].includes(email);
	if (!isKnown || password !== SAMPLE_CREDENTIALS.password) throw new Refusal(401, 'login-failed');
	return email === SAMPLE_CAREFUL_EMAIL ? { next: 'code' } : { next: 'portal', owner: SAMPLE_OWNER };
}

function checkCode({ body }: SampleCall): void {
	if ((body as { code: string }).code !== SAMPLE_CODE) throw new Refusal(422, 'wrong-code');
}

function checkPassword(password: string): void {
	if (password !== SAMPLE_CREDENTIALS.password) throw new Refusal(403, 'wrong-password');
}

function linkOf({ params }: SampleCall) {
	for (const [purpose, token] of Object.entries(SAMPLE_LINKS))
		if (token === params.token) return { purpose, email: SAMPLE_CREDENTIALS.email };
	throw new Refusal(404, 'link-over');
}

/** Does it for an owner who gives the password again. */
const withPassword = (answer: unknown) => (call: SampleCall) => {
	forOwner(call, OK);
	checkPassword((call.body as { password: string }).password);
	return answer;
};

/** What a link of a mail ends: of the one that was used, nothing more. */
function notificationLinkOf({ params }: SampleCall) {
	const { visit, ended } = SAMPLE_NOTIFICATION_LINKS;
	if (params.token !== visit && params.token !== ended) throw new Refusal(404, 'not-found');
	return { scope: 'visit', kinds: params.token === visit ? ['visit'] : [] };
}

/** Answers about an owner's log-in and account. */
export const ACCOUNT_REPLIES = {
	ownerLogIn: logIn,
	ownerLogOut: () => OK,
	ownerSession: (call: SampleCall) => forOwner(call, { owner: SAMPLE_OWNER }),
	ownerLogInStep: (call: SampleCall) => atStep(call, OK),
	ownerLogInCode: (call: SampleCall) => {
		atStep(call, OK);
		checkCode(call);
		return { owner: SAMPLE_OWNER };
	},
	ownerClock: (call: SampleCall) => forOwner(call, SAMPLE_CLOCK),
	ownerStay: (call: SampleCall) => forOwner(call, SAMPLE_CLOCK),
	ownerAskLink: () => OK,
	ownerLink: linkOf,
	ownerSetPassword: (call: SampleCall) => {
		linkOf(call);
		return { next: 'portal', owner: SAMPLE_OWNER };
	},
	ownerAccount: (call: SampleCall) => forOwner(call, SAMPLE_ACCOUNT),
	chooseNotifications: (call: SampleCall) => forOwner(call, OK),
	renewCalendar: (call: SampleCall) => forOwner(call, { address: SAMPLE_CALENDAR_ADDRESS }),
	endCalendar: (call: SampleCall) => forOwner(call, OK),
	notificationLink: (call: SampleCall) => notificationLinkOf(call),
	endNotifications: (call: SampleCall) => ({ ...notificationLinkOf(call), kinds: [] }),
	ownerChangePassword: (call: SampleCall) => {
		forOwner(call, OK);
		checkPassword((call.body as { current: string }).current);
		return OK;
	},
	ownerEndSessions: (call: SampleCall) => forOwner(call, OK),
	ownerEndSession: (call: SampleCall) => {
		const isOwn = SAMPLE_ACCOUNT.sessions.some(({ id }) => id === Number(call.params.id));
		forOwner(call, OK);
		if (!isOwn) throw new Refusal(404, 'not-found');
		return OK;
	},
	ownerStartSecondFactor: withPassword(OK),
	ownerConfirmSecondFactor: (call: SampleCall) => {
		forOwner(call, OK);
		checkCode(call);
		return { recoveryCodes: SAMPLE_RECOVERY_CODES };
	},
	ownerRemoveSecondFactor: withPassword(OK),
	ownerRecoveryCodes: withPassword({ recoveryCodes: SAMPLE_RECOVERY_CODES }),
};
