import type { SlotContext } from '@estate/remote-kit';
import type { LoadResult, OwnerAccount } from '@estate/shared-contract';
import type { CallProblem } from '../fields/call-problem.ts';
import type { PasswordErrors } from '../fields/new-password.ts';
import { forOwner } from '../session/for-owner.ts';
import { startAddress } from '../session/next-address.ts';

/** What the page can do. The value of the hidden field `do` of its forms. */
export const ACCOUNT_DEEDS = [
	'password',
	'factor-start',
	'factor-confirm',
	'factor-remove',
	'factor-codes',
	'end-session',
	'end-all',
	'notifications',
	'calendar-renew',
	'calendar-end',
] as const;
export type AccountDeed = (typeof ACCOUNT_DEEDS)[number];

/** What was done, shown once after it, by the id of the part of the page in which it was done. */
export const DONE_IN = {
	password: 'password',
	'factor-removed': 'second-factor',
	session: 'sessions',
	notifications: 'notifications',
	'calendar-end': 'calendar',
} as const;
export type AccountDone = keyof typeof DONE_IN;
const isDone = (asked: string | null): asked is AccountDone =>
	asked !== null && Object.hasOwn(DONE_IN, asked);

/** Why a deed was not done, for the form that asked for it. */
export interface AccountFailure {
	deed: AccountDeed;
	problem: 'wrong-password' | 'wrong-code' | 'new-password' | 'not-offered' | CallProblem;
	errors?: PasswordErrors;
}

export interface AccountData {
	account: OwnerAccount;
	/** Where the account's owner is at home */
	overviewHref: string;
	isSearcher: boolean;
	done?: AccountDone;
	failure?: AccountFailure;
	/** Shown this once */
	recoveryCodes?: readonly string[];
	/** Of the calendar of visits, shown this once */
	calendarAddress?: string;
}

/** The owner's account: mails, calendar, password, second factor, sessions. */
export function loadAccount(context: SlotContext): Promise<LoadResult<AccountData | null>> {
	const { api, signal, text, href, location } = context;
	return forOwner(context, async () => {
		const account = await api.call('ownerAccount', {}, { signal });
		const isSearcher = account.owner.kind === 'searcher';
		const overviewHref = startAddress(href, account.owner.kind);
		const heading = text('account.title');
		const asked = new URLSearchParams(location.search).get('done');
		return {
			heading,
			head: { title: heading, noindex: true },
			crumbs: [
				{ name: text(isSearcher ? 'searches.title' : 'homes.title'), href: overviewHref },
				{ name: heading },
			],
			data: { account, overviewHref, isSearcher, ...(isDone(asked) ? { done: asked } : {}) },
		};
	});
}
