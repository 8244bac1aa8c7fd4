import type { Channel, HealthEvidence, ReleaseLogEntry } from '@estate/shared-contract';
import { messageOf } from '@estate/shared-contract/message-of';
import { LRUCache } from 'lru-cache';
import type { BrowserLook } from '../checks/look-in-browser.ts';
import { LOOK_BACK } from '../log/look-back.ts';
import type { ChannelRevision, ReleaseStore } from '../store/release-store.ts';
import { evidenceText } from './evidence-text.ts';
import { HealthEvaluator, isEvaluated } from './health-evaluator.ts';
import { type HealthMark, markName } from './health-marks.ts';
import { policyOf } from './policy.ts';
import { type Suspect, suspectsOf } from './suspects.ts';
import { holdRollout, takeBack } from './take-back.ts';

/** Browsers' figures that took nothing back, for people. */
export interface HealthAlert {
	remote: string;
	version: string;
	/** ISO 8601 */
	at: string;
	why: string;
	evidence: HealthEvidence;
}

export interface HealthWatchSettings {
	store: ReleaseStore;
	channel: Channel;
	/** Shows a version in a real browser, where this instance has one */
	look(remote: string, version: string): Promise<BrowserLook>;
	/** Sees what was done */
	onDone(entry: ReleaseLogEntry): void;
	onAlert(alert: HealthAlert): void;
	onProblem(message: string): void;
}

const MOST_LOOKED = 500;
const ALONE = 'only browsers say so';

function lookText(look: BrowserLook): string {
	const advice = 'look for yourself, and roll back if it is so';
	switch (look.outcome) {
		case 'fails':
			return `a look at it in a browser agrees: ${look.what}`;
		case 'sound':
			return `${ALONE}, a look at its ${look.pages} pages in a browser found nothing: ${advice}`;
		case 'none':
			return `${ALONE}, and this server has no browser to look at it (${look.why}): ${advice}`;
	}
}

/** Acts on the figures of a channel, again and again. */
export class HealthWatch {
	readonly #settings: HealthWatchSettings;
	readonly #evaluator = new HealthEvaluator();
	/** Versions and windows that this instance has looked at */
	readonly #looked = new LRUCache<string, true>({ max: MOST_LOOKED });
	/** The log is read once per revision */
	#suspects: { revision: number; all: Suspect[] } = { revision: 0, all: [] };

	constructor(settings: HealthWatchSettings) {
		this.#settings = settings;
	}

	/**
	 * Takes back the versions for which the servers' own figures ask; browsers' figures, which strangers could send, hold
	 * a rollout, alert people and ask for a look in a browser. Any number of instances may ask; where nothing is to be
	 * judged nothing is read.
	 */
	async act({ revision, state }: ChannelRevision, now = Date.now()): Promise<void> {
		const { store, channel } = this.#settings;
		if (this.#suspects.revision !== revision)
			this.#suspects = { revision, all: suspectsOf(state, await store.log.history(channel, LOOK_BACK)) };
		const policyFor = ({ remote }: Suspect) => policyOf(state[remote] ?? {});
		const suspects = this.#suspects.all.filter((suspect) => isEvaluated(suspect, policyFor(suspect), now));
		if (suspects.length === 0) return;
		const reports = (await store.instances.read()).filter((report) => report.channel === channel);
		const cells = reports.flatMap(({ health }) => health ?? []);
		for (const suspect of suspects) {
			const evidence = this.#evaluator.evaluate(suspect, policyFor(suspect), cells, now);
			if (evidence) await this.#actOn(suspect, evidence, now);
		}
	}

	async #actOn(suspect: Suspect, evidence: HealthEvidence, now: number): Promise<void> {
		const { store, channel, onDone } = this.#settings;
		const why = evidenceText(evidence);
		if (evidence.measure === 'draws') {
			const entry = await takeBack(store, channel, { suspect, evidence, why });
			if (entry) onDone(entry);
			return;
		}
		const held = await holdRollout(store, channel, { suspect, evidence, why: `held: ${why}; ${ALONE}` });
		if (held) onDone(held);
		// A look takes a minute, in which other versions are judged.
		void this.#look(suspect, evidence, now).catch((error: unknown) =>
			this.#settings.onProblem(`A version that fails in browsers cannot be looked at: ${messageOf(error)}`),
		);
	}

	/** Once in each window of a version one instance looks that has a browser, and one alerts. */
	async #look(suspect: Suspect, evidence: HealthEvidence, now: number): Promise<void> {
		const { store, channel, look, onDone, onAlert } = this.#settings;
		const { remote, version } = suspect;
		const mark = markName(channel, remote, version, Date.parse(evidence.since));
		const at = new Date(now).toISOString();
		const isFirst = (kind: HealthMark) => store.records.create(`${kind}/${mark}`, at);
		if (this.#looked.has(mark) || !(await isFirst('looks'))) return;
		this.#looked.set(mark, true);
		const seen = await look(remote, version);
		const why = `${evidenceText(evidence)}; ${lookText(seen)}`;
		if (seen.outcome === 'fails') {
			const entry = await takeBack(store, channel, { suspect, evidence, why });
			if (entry) onDone(entry);
			return;
		}
		// Another instance may have a browser.
		if (seen.outcome === 'none') await store.records.remove(`looks/${mark}`);
		if (seen.outcome === 'sound' || (await isFirst('alerts')))
			onAlert({ remote, version, at, why, evidence });
	}
}
