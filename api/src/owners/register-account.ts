import type { LogInAnswer, Owner } from '@estate/shared-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readSite } from '../content/site-settings.ts';
import type { Tx } from '../database/database.ts';
import { queueMails } from '../mail/outbox.ts';
import type { ApiContext } from '../server/context.ts';
import { notFound } from '../server/http-error.ts';
import { requireSameSite } from '../server/require-same-site.ts';
import { serve } from '../server/serve.ts';
import type { AccountNotice } from './mails/account-mails.ts';
import { accountNotice } from './mails/account-notice.ts';
import { askLink } from './password/ask-link.ts';
import { findLink, makeLink, spendLink } from './password/links.ts';
import { hashPassword } from './password/password-hash.ts';
import { linkIsOver, setPasswordByLink, storePassword } from './password/set-password.ts';
import {
	checkSecondFactor,
	confirmSecondFactor,
	hasSecondFactor,
	readSecondFactor,
	removeSecondFactor,
	renewRecoveryCodes,
	startSecondFactor,
} from './second-factor/second-factor.ts';
import { deviceFamily } from './session/device-family.ts';
import { checkCredentials, type KnownOwner, requirePassword } from './session/log-in.ts';
import { notLoggedIn, requireOwner } from './session/require-owner.ts';
import {
	giveCookie,
	SESSION_COOKIE,
	STEP_COOKIE,
	takeCookieBack,
	tokenOf,
} from './session/session-cookie.ts';
import { endAllSessions, type Sessions } from './session/sessions.ts';

const OK = { ok: true as const };

/** Log-in, session, password, second factor: all that is about the owner's account. */
export function registerAccount(app: FastifyInstance, context: ApiContext, sessions: Sessions): void {
	const { configuration, onMailQueued } = context;
	const { db } = context.database;
	const before = [requireSameSite(configuration.SITE_URL)];
	const times = configuration.LOGIN_LIMIT;
	const ownerOf = (request: FastifyRequest) => requireOwner(sessions, request);

	/** A new session with a new token; the former one of this browser ends. */
	async function open(request: FastifyRequest, reply: FastifyReply, { id }: Owner): Promise<void> {
		const former = tokenOf(request);
		if (former) await sessions.end(former);
		const token = await sessions.start(id, deviceFamily(request.headers['user-agent']));
		giveCookie(reply, SESSION_COOKIE, token);
	}

	/** After the password: the portal, or first the code. */
	async function goOn(
		request: FastifyRequest,
		reply: FastifyReply,
		{ hasSecondFactor, ...owner }: KnownOwner,
	): Promise<LogInAnswer> {
		if (hasSecondFactor) {
			giveCookie(reply, STEP_COOKIE, await makeLink(db, owner.id, 'code'));
			return { next: 'code' };
		}
		await open(request, reply, owner);
		return { next: 'portal', owner };
	}

	async function tell(transaction: Tx, ownerId: number, notice: AccountNotice): Promise<void> {
		const mail = await accountNotice(transaction, configuration, ownerId, notice);
		await queueMails(transaction, null, { [`owner-${notice}`]: mail });
	}

	serve(
		app,
		'ownerLogIn',
		async ({ body, request, reply }) =>
			goOn(request, reply, await checkCredentials(db, body, { address: request.ip, times })),
		{ before },
	);
	serve(app, 'ownerLogInStep', async ({ request }) => {
		if (!(await findLink(db, tokenOf(request, STEP_COOKIE), ['code']))) throw notLoggedIn();
		return OK;
	});
	serve(
		app,
		'ownerLogInCode',
		async ({ body, request, reply }) => {
			const token = tokenOf(request, STEP_COOKIE) ?? '';
			const step = await findLink(db, token, ['code']);
			if (!step) throw notLoggedIn();
			await checkSecondFactor(db, step.ownerId, body.code);
			if (!(await spendLink(db, token))) throw notLoggedIn();
			takeCookieBack(reply, STEP_COOKIE);
			const row = await db
				.selectFrom('owner')
				.select(['id', 'email', 'first_name as firstName', 'last_name as lastName'])
				.where('id', '=', step.ownerId)
				.executeTakeFirstOrThrow();
			await open(request, reply, row);
			return { owner: row };
		},
		{ before },
	);
	serve(
		app,
		'ownerLogOut',
		async ({ request, reply }) => {
			const token = tokenOf(request);
			if (token) await sessions.end(token);
			takeCookieBack(reply, SESSION_COOKIE);
			return OK;
		},
		{ before },
	);
	serve(app, 'ownerSession', async ({ request }) => {
		const { token, ...owner } = await ownerOf(request);
		return { owner };
	});
	serve(app, 'ownerClock', async ({ request }) => {
		const clock = await sessions.clock(tokenOf(request) ?? '');
		if (!clock) throw notLoggedIn();
		return clock;
	});
	serve(
		app,
		'ownerStay',
		async ({ request }) => {
			const { token } = await ownerOf(request);
			const clock = await sessions.clock(token);
			if (!clock) throw notLoggedIn();
			return clock;
		},
		{ before },
	);

	serve(
		app,
		'ownerAskLink',
		async ({ body, request }) => {
			await askLink(context, { ...body, address: request.ip });
			return OK;
		},
		{ before },
	);
	serve(app, 'ownerLink', async ({ params }) => {
		const link = await findLink(db, params.token, ['invitation', 'reset']);
		if (!link) throw linkIsOver();
		return { purpose: link.purpose === 'invitation' ? 'invitation' : 'reset', email: link.email };
	});
	serve(
		app,
		'ownerSetPassword',
		async ({ params, body, request, reply }) => {
			const owner = await setPasswordByLink(
				db,
				params.token,
				body.password,
				async (transaction, { id }, purpose) => {
					if (purpose === 'reset') await tell(transaction, id, 'passwordChanged');
				},
			);
			onMailQueued();
			return goOn(request, reply, owner);
		},
		{ before },
	);

	serve(app, 'ownerAccount', async ({ request }) => {
		const { token, ...owner } = await ownerOf(request);
		const { configuration: site } = await readSite(db);
		return {
			owner,
			sessions: await sessions.list(owner.id, token),
			secondFactor: await readSecondFactor(db, owner, site.agency.name),
		};
	});
	serve(
		app,
		'ownerChangePassword',
		async ({ body, request, reply }) => {
			const { token, ...owner } = await ownerOf(request);
			await requirePassword(db, owner, body.current, { times });
			const passwordHash = await hashPassword(body.password);
			await db.transaction().execute(async (transaction) => {
				await storePassword(transaction, owner.id, passwordHash, token);
				await tell(transaction, owner.id, 'passwordChanged');
			});
			onMailQueued();
			await open(request, reply, owner);
			return OK;
		},
		{ before },
	);
	serve(
		app,
		'ownerEndSessions',
		async ({ request, reply }) => {
			const { id } = await ownerOf(request);
			await endAllSessions(db, id);
			takeCookieBack(reply, SESSION_COOKIE);
			return OK;
		},
		{ before },
	);
	serve(
		app,
		'ownerEndSession',
		async ({ request, params }) => {
			const { id } = await ownerOf(request);
			if (!(await sessions.endOne(id, params.id))) throw notFound('session of yours');
			return OK;
		},
		{ before },
	);

	serve(
		app,
		'ownerStartSecondFactor',
		async ({ body, request }) => {
			const owner = await ownerOf(request);
			await requirePassword(db, owner, body.password, { times });
			await startSecondFactor(db, owner.id);
			return OK;
		},
		{ before },
	);
	serve(
		app,
		'ownerConfirmSecondFactor',
		async ({ body, request }) => {
			const { id } = await ownerOf(request);
			const recoveryCodes = await confirmSecondFactor(db, id, body.code, (transaction) =>
				tell(transaction, id, 'secondFactorOn'),
			);
			onMailQueued();
			return { recoveryCodes };
		},
		{ before },
	);
	serve(
		app,
		'ownerRemoveSecondFactor',
		async ({ body, request }) => {
			const owner = await ownerOf(request);
			if (await hasSecondFactor(db, owner.id)) await requirePassword(db, owner, body.password, { times });
			await db.transaction().execute(async (transaction) => {
				if (await removeSecondFactor(transaction, owner.id))
					await tell(transaction, owner.id, 'secondFactorOff');
			});
			onMailQueued();
			return OK;
		},
		{ before },
	);
	serve(
		app,
		'ownerRecoveryCodes',
		async ({ body, request }) => {
			const owner = await ownerOf(request);
			await requirePassword(db, owner, body.password, { times });
			return { recoveryCodes: await renewRecoveryCodes(db, owner.id) };
		},
		{ before },
	);
}
