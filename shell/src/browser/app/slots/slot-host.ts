import type { SlotHost, SlotReport } from '@estate/shared-contract';
import { consentAtom, deviceAtom } from '@estate/shared-ui/store';
import type { PageSlot } from '../../../page/view/page-json.ts';
import { sendReport } from '../../send-report.ts';
import { stepsBack } from '../back/steps-back.ts';
import { markTitle } from '../frame/mark-title.ts';
import { locationAtom } from '../navigation/location-atom.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { hrefOf } from '../page/load-slot.ts';
import type { Services } from '../services.ts';

/** The shell's face to one slot (contract: SlotHost). */
export function createSlotHost(
	services: Services,
	navigation: Navigation,
	slot: Pick<PageSlot, 'remote' | 'slot' | 'version'>,
): SlotHost {
	const { language, site, api, store, i18n, intents } = services;
	return {
		language,
		get site() {
			return site.facts.site;
		},
		api,
		store,
		i18n,
		get location() {
			return store.get(locationAtom);
		},
		onLocation: (listener) => store.sub(locationAtom, () => listener(store.get(locationAtom))),
		navigate: (to, options) => navigation.navigate(to, options),
		onBack: stepsBack,
		markTitle,
		prefetch: (to) => navigation.prefetch(to),
		href: hrefOf(services),
		get suggestedPages() {
			return site.facts.suggested;
		},
		localize: (originalPath) => site.table.localize(originalPath, language),
		get device() {
			return store.get(deviceAtom);
		},
		onDevice: (listener) => store.sub(deviceAtom, listener),
		hasConsent: (flag) => store.get(consentAtom).flags[flag],
		onConsent: (listener) => store.sub(consentAtom, listener),
		sendIntent: (intent, link) => intents.send(intent, link),
		onIntent: (type, handler) => intents.on(type, handler),
		...(navigation.close ? { close: navigation.close } : {}),
		report: ({ kind, message }: SlotReport) =>
			sendReport({ kind, message, remote: slot.remote, version: slot.version, slot: slot.slot }),
	};
}
