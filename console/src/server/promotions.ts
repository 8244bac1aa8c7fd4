import { ReleaseError, type ReleaseStore } from '@estate/releases';
import { type CheckReport, promoteVersion, tryPromotion } from '@estate/releases/operations';
import type { Channel } from '@estate/shared-contract';
import type { ConsoleEntry } from '../console-answers.ts';
import type { ConsoleCheck, ConsolePromotion } from '../console-api.ts';
import { checkReceipt, seenPages } from './check-receipt.ts';
import { consoleEntry } from './console-entry.ts';

type OnPage = (done: number, all: number) => void;

interface Running {
	remote: string;
	version: string;
}

/** Checks and promotions that operators ask this instance for: one at a time, since a check has a browser and a shell of its own. */
export class Promotions {
	readonly #store: ReleaseStore;
	readonly #channel: Channel;
	readonly #token: string;
	#running: Running | undefined;

	constructor(store: ReleaseStore, channel: Channel, token: string) {
		this.#store = store;
		this.#channel = channel;
		this.#token = token;
	}

	/** What the checks find, and a receipt for the promotion that follows. Throws what a promotion throws. */
	check(
		who: string,
		check: ConsoleCheck,
		onPage: OnPage,
	): Promise<{ report: CheckReport; receipt: string | undefined }> {
		return this.#alone(check, async () => {
			const { remote, version } = check;
			const { revision } = await this.#store.log.newest(this.#channel);
			const promotion = { ...check, channel: this.#channel, who, why: '', onPage };
			const report = await tryPromotion(this.#store, promotion);
			const seen = { remote, version, revision, pages: report.pages };
			return { report, receipt: report.pages > 0 ? checkReceipt(seen, this.#token) : undefined };
		});
	}

	/** Throws ReleaseError, ChecksFailed with every problem. */
	promote(
		who: string,
		{ receipt, ...promotion }: ConsolePromotion,
		onPage: OnPage,
	): Promise<{ report: CheckReport; entry: ConsoleEntry }> {
		return this.#alone(promotion, async () => {
			const { remote, version } = promotion;
			const { revision } = await this.#store.log.newest(this.#channel);
			const { report, entry } = await promoteVersion(this.#store, {
				...promotion,
				channel: this.#channel,
				who,
				onPage,
				seenPages: seenPages(receipt, { remote, version, revision }, this.#token),
			});
			return { report, entry: consoleEntry(entry) };
		});
	}

	async #alone<Outcome>({ remote, version }: Running, work: () => Promise<Outcome>): Promise<Outcome> {
		if (this.#running)
			throw new ReleaseError(
				'busy',
				`This server checks ${this.#running.remote} ${this.#running.version} just now, and one version at a time. Try again when that is through.`,
			);
		this.#running = { remote, version };
		try {
			return await work();
		} finally {
			this.#running = undefined;
		}
	}
}
