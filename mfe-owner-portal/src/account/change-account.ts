import type { SlotContext } from '@estate/remote-kit';
import { type ActionResult, ApiError, type PostedForm } from '@estate/shared-contract';
import { callProblem } from '../fields/call-problem.ts';
import { errorHead } from '../fields/error-head.ts';
import { newPasswordErrors, refusedPassword } from '../fields/new-password.ts';
import { isSignedOut } from '../session/for-owner.ts';
import { loggedOutAddress, loginAddress } from '../session/login-address.ts';
import {
	ACCOUNT_DEEDS,
	type AccountData,
	type AccountDeed,
	type AccountDone,
	type AccountFailure,
	DONE_IN,
	loadAccount,
} from './load-account.ts';
import { postedNotifications } from './posted-notifications.ts';

type Answer = ActionResult<AccountData | null>;

/** The page again, with what could not be done or what is shown once: what was done before is no news any more. */
async function pageWith(context: SlotContext, status: number, what: Partial<AccountData>): Promise<Answer> {
	const { data, redirect } = await loadAccount(context);
	if (redirect) return { redirect };
	const { done: _, ...page } = data ?? {};
	const head = what.failure ? errorHead(context, 'account.title') : {};
	return { status, data: data && { ...(page as AccountData), ...what }, ...head };
}

function failureOf(deed: AccountDeed, error: unknown): { status: number; failure: AccountFailure } {
	const errors = refusedPassword(error);
	if (errors) return { status: 422, failure: { deed, problem: 'new-password', errors } };
	const failure = callProblem(error);
	if (failure) return { status: failure.status, failure: { deed, problem: failure.problem } };
	const problem = (error as ApiError).code === 'wrong-code' ? 'wrong-code' : 'wrong-password';
	return { status: 422, failure: { deed, problem } };
}

async function perform(
	deed: AccountDeed,
	posted: ReadonlyMap<string, string>,
	context: SlotContext,
): Promise<Answer> {
	const { api, href } = context;
	const account = href('owner-portal.account');
	const done = (what: AccountDone): Answer => ({
		redirect: { to: `${account}?done=${what}#${DONE_IN[what]}` },
	});
	const withPassword = { body: { password: posted.get('password') ?? '' } };
	switch (deed) {
		case 'password': {
			const password = posted.get('password') ?? '';
			const errors = newPasswordErrors(password, posted.get('passwordRepeat') ?? '');
			if (errors) return pageWith(context, 422, { failure: { deed, problem: 'new-password', errors } });
			await api.call('ownerChangePassword', { body: { current: posted.get('current') ?? '', password } });
			return done('password');
		}
		case 'factor-start':
			await api.call('ownerStartSecondFactor', withPassword);
			return { redirect: { to: `${account}#second-factor` } };
		case 'factor-confirm': {
			const body = { code: (posted.get('code') ?? '').trim().slice(0, 40) };
			const { recoveryCodes } = await api.call('ownerConfirmSecondFactor', { body });
			return pageWith(context, 200, { recoveryCodes });
		}
		case 'factor-codes': {
			const { recoveryCodes } = await api.call('ownerRecoveryCodes', withPassword);
			return pageWith(context, 200, { recoveryCodes });
		}
		case 'factor-remove':
			await api.call('ownerRemoveSecondFactor', withPassword);
			return done('factor-removed');
		case 'end-session': {
			const id = Number(posted.get('session'));
			if (Number.isSafeInteger(id) && id > 0) await api.call('ownerEndSession', { params: { id } });
			return done('session');
		}
		case 'notifications': {
			const body = postedNotifications(posted);
			if (!body) return pageWith(context, 422, { failure: { deed, problem: 'not-offered' } });
			await api.call('chooseNotifications', { body });
			return done('notifications');
		}
		case 'calendar-renew': {
			const { address } = await api.call('renewCalendar');
			return pageWith(context, 200, { calendarAddress: address });
		}
		case 'calendar-end':
			await api.call('endCalendar');
			return done('calendar-end');
		case 'end-all':
			await api.call('ownerEndSessions');
			return { redirect: { to: loggedOutAddress(href, 'everywhere') } };
	}
}

/** Takes a form of the account page. */
export async function changeAccount({ fields }: PostedForm, context: SlotContext): Promise<Answer> {
	const { href, location } = context;
	const posted = new Map(fields);
	const deed = ACCOUNT_DEEDS.find((each) => each === posted.get('do'));
	const account = href('owner-portal.account');
	if (!deed) return { redirect: { to: account } };
	try {
		return await perform(deed, posted, context);
	} catch (error) {
		if (isSignedOut(error)) return { redirect: { to: loginAddress(href, { pathname: location.pathname }) } };
		// Done meanwhile in another tab: the page as it is now says how things stand.
		if (error instanceof ApiError && [404, 409].includes(error.status)) return { redirect: { to: account } };
		const { status, failure } = failureOf(deed, error);
		return pageWith(context, status, { failure });
	}
}
