import type { BrowserSlot, BrowserTexts, Language } from '@estate/shared-contract';
import { messageOf } from '@estate/shared-contract/message-of';
import { sharedScripts, slotAssets } from '../../../page/plan/slot-assets.ts';
import type { ActiveRemote, VersionOffer } from '../../../page/site/site-facts.ts';
import { readPageJson } from '../../page-data.ts';
import { sendReport } from '../../send-report.ts';
import { loadExposed } from './federation.ts';
import { preloadScripts } from './preload-scripts.ts';
import { filesOf } from './version-files.ts';
import { TimeLimitError, withTimeLimit } from './with-time-limit.ts';

/** A slot's code with the texts of its remote, from the version that could be loaded. */
export interface SlotCode {
	slot: BrowserSlot;
	texts: BrowserTexts;
	version: string;
}

const TIME_LIMIT_MS = 8_000;
const SLOW_AFTER_MS = 3_000;

const known = new Map<string, Promise<SlotCode>>();

async function loadVersion(
	offer: VersionOffer,
	slot: string,
	language: Language,
	retry: boolean,
): Promise<SlotCode> {
	const { name: remote, version, base } = offer;
	const started = performance.now();
	async function load() {
		const facts = { name: remote, version, base, ...(await filesOf(offer)) };
		preloadScripts(slotAssets(facts, slot, language));
		preloadScripts({ scripts: sharedScripts(facts, slot, readPageJson()?.onDemand ?? {}) });
		return loadExposed(facts, [slot, `texts-${language}`], retry);
	}
	const [code, texts] = await withTimeLimit(load(), TIME_LIMIT_MS, `${remote}.${slot} ${version}`);
	if (performance.now() - started > SLOW_AFTER_MS) sendReport({ kind: 'slow-load', remote, version, slot });
	return { slot: code as BrowserSlot, texts: texts as BrowserTexts, version };
}

async function loadWithFallback(remote: ActiveRemote, slot: string, language: Language): Promise<SlotCode> {
	const { name, version, previous } = remote;
	async function fallBack(error: unknown): Promise<SlotCode> {
		sendReport({ kind: 'load-error', remote: name, version, slot, message: messageOf(error) });
		if (!previous?.slots.some((offered) => offered.name === slot)) throw error;
		const code = await loadVersion(previous, slot, language, false);
		sendReport({ kind: 'load-fallback', remote: name, version: previous.version, slot });
		return code;
	}
	try {
		return await loadVersion(remote, slot, language, false);
	} catch (error) {
		const again = loadVersion(remote, slot, language, true);
		// Anyone who has waited that long does not wait once more before the previous version is asked for.
		return error instanceof TimeLimitError ? Promise.any([again, fallBack(error)]) : again.catch(fallBack);
	}
}

/** Loads a slot's code: one retry, then the previous version (architecture: "What fails and what happens"). Rejects when none could be loaded. */
export function loadSlotCode(remote: ActiveRemote, slot: string, language: Language): Promise<SlotCode> {
	const name = `${remote.name}@${remote.version}/${slot}/${language}`;
	const before = known.get(name);
	if (before) return before;
	const loading = loadWithFallback(remote, slot, language);
	known.set(name, loading);
	loading.catch(() => known.delete(name));
	return loading;
}
