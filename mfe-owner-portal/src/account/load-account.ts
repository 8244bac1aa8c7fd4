import type { SlotContext } from '@estate/remote-kit';
import type { LoadResult, OwnerAccount } from '@estate/shared-contract';
import type { CallProblem } from '../fields/call-problem.ts';
import type { PasswordErrors } from '../fields/new-password.ts';
import { forOwner } from '../session/for-owner.ts';

/** What the page can do. The value of the hidden field `do` of its forms. */
export const ACCOUNT_DEEDS = [
	'password',
	'factor-start',
	'factor-confirm',
	'factor-remove',
	'factor-codes',
	'end-session',
	'end-all',
] as const;
export type AccountDeed = (typeof ACCOUNT_DEEDS)[number];

/** What was done, told once after it. */
const DONE = ['password', 'factor-removed', 'session'] as const;
export type AccountDone = (typeof DONE)[number];

/** Why a deed was not done, for the form that asked for it. */
export interface AccountFailure {
	deed: AccountDeed;
	problem: 'wrong-password' | 'wrong-code' | 'new-password' | CallProblem;
	errors?: PasswordErrors;
}

export interface AccountData {
	account: OwnerAccount;
	overviewHref: string;
	done?: AccountDone;
	failure?: AccountFailure;
	/** Shown this once */
	recoveryCodes?: readonly string[];
}

/** The owner's account: password, second factor, sessions. */
export function loadAccount(context: SlotContext): Promise<LoadResult<AccountData | null>> {
	const { api, signal, text, href, location } = context;
	return forOwner(context, async () => {
		const account = await api.call('ownerAccount', {}, { signal });
		const heading = text('account.title');
		const told = new URLSearchParams(location.search).get('done');
		const done = DONE.find((each) => each === told);
		return {
			heading,
			head: { title: heading, noindex: true },
			crumbs: [{ name: heading }],
			data: { account, overviewHref: href('owner-portal.overview'), ...(done ? { done } : {}) },
		};
	});
}
