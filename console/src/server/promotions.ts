import type { Caller, ReleaseStore } from '@estate/releases';
import {
	type ApprovalOutcome,
	approveProposal,
	type CheckReport,
	type CheckSettings,
	checkApart,
	checkCancelled,
	type Done,
	doneText,
	type Proposal,
	promoteVersion,
	tryPromotion,
} from '@estate/releases/operations';
import type { Channel } from '@estate/shared-contract';
import type { ConsoleCheck, ConsolePromotion } from '../console-api.ts';
import type { ConsoleEntry } from '../log-answers.ts';
import { checkReceipt, seenPages } from './check-receipt.ts';
import { consoleEntry } from './console-entry.ts';
import { type Cancellation, OneCheck, type RunningCheck } from './one-check.ts';

type OnPage = (done: number, all: number) => void;

/** Checks and promotions that operators ask for: one at a time in a channel, each in a process of its own. */
export class Promotions {
	readonly #store: ReleaseStore;
	readonly #channel: Channel;
	readonly #token: string;
	readonly #one: OneCheck;

	constructor(store: ReleaseStore, channel: Channel, token: string) {
		this.#store = store;
		this.#channel = channel;
		this.#token = token;
		this.#one = new OneCheck(store.records, channel);
	}

	/** What the checks find, and a receipt for the promotion that follows. Throws what a promotion throws. */
	check(
		who: string,
		{ receipt, ...check }: ConsoleCheck & Pick<ConsolePromotion, 'receipt'>,
		onPage: OnPage,
	): Promise<{ report: CheckReport; receipt: string | undefined }> {
		return this.#one.run({ ...check, who }, async (cancellation) => {
			const { remote, version } = check;
			const { revision } = await this.#store.log.newest(this.#channel);
			const report = await tryPromotion(this.#store, {
				...check,
				channel: this.#channel,
				who,
				why: '',
				onPage,
				seenPages: seenPages(receipt, { remote, version, revision }, this.#token),
				check: (settings) => this.#checkApart(settings, cancellation),
			});
			const seen = { remote, version, revision, pages: report.pages };
			return { report, receipt: report.pages > 0 ? checkReceipt(seen, this.#token) : undefined };
		});
	}

	/** Throws ReleaseError, ChecksFailed with every problem. */
	promote(
		who: string,
		{ receipt, ...promotion }: ConsolePromotion,
		onPage: OnPage,
	): Promise<{ report: CheckReport; entry: ConsoleEntry; done?: Done }> {
		return this.#one.run({ ...promotion, who }, async (cancellation) => {
			const { remote, version } = promotion;
			const { revision } = await this.#store.log.newest(this.#channel);
			const { report, entry } = await promoteVersion(this.#store, {
				...promotion,
				channel: this.#channel,
				who,
				onPage,
				seenPages: seenPages(receipt, { remote, version, revision }, this.#token),
				check: (settings) => this.#checkApart(settings, cancellation),
			});
			const done = doneText(entry, this.#channel);
			return { report, entry: consoleEntry(entry), ...(done ? { done } : {}) };
		});
	}

	/** Says yes to a proposal, with the checks of a promotion where it is one. Throws what an approval throws. */
	approve(
		caller: Caller,
		{ id, remote, action, change }: Proposal,
		onPage: OnPage,
	): Promise<ApprovalOutcome> {
		// Of a shell nothing is rendered.
		if (change.kind !== 'promote' || action === 'shell') return approveProposal(this.#store, caller, id);
		const running = { remote, version: change.version, who: caller.identity.name };
		return this.#one.run(running, (cancellation) =>
			approveProposal(this.#store, caller, id, {
				onPage,
				check: (settings) => this.#checkApart(settings, cancellation),
			}),
		);
	}

	/** Ends as cancelled also when it was through before the signal came: who cancelled was told that nothing is promoted. */
	async #checkApart(settings: CheckSettings, { signal, look }: Cancellation): Promise<CheckReport> {
		const report = await checkApart(this.#store, settings, signal);
		await look();
		if (signal.aborted) throw checkCancelled(settings);
		return report;
	}

	running(): Promise<RunningCheck | undefined> {
		return this.#one.running();
	}

	/** Ends the check that runs in the channel, on whichever server. */
	cancel(who: string): Promise<void> {
		return this.#one.cancel(who);
	}
}
