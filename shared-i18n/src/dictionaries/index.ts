import type { Language } from '@estate/shared-contract';
import deConsent from './de/consent.json' with { type: 'json' };
import deFrame from './de/frame.json' with { type: 'json' };
import deMap from './de/map.json' with { type: 'json' };
import deUi from './de/ui.json' with { type: 'json' };
import enConsent from './en/consent.json' with { type: 'json' };
import enFrame from './en/frame.json' with { type: 'json' };
import enMap from './en/map.json' with { type: 'json' };
import enUi from './en/ui.json' with { type: 'json' };
import frConsent from './fr/consent.json' with { type: 'json' };
import frFrame from './fr/frame.json' with { type: 'json' };
import frMap from './fr/map.json' with { type: 'json' };
import frUi from './fr/ui.json' with { type: 'json' };
import nlConsent from './nl/consent.json' with { type: 'json' };
import nlFrame from './nl/frame.json' with { type: 'json' };
import nlMap from './nl/map.json' with { type: 'json' };
import nlUi from './nl/ui.json' with { type: 'json' };

/** Texts of the shared components (`ui`), of the shell's frame (`frame`), of its consent dialog (`consent`) and of the map's frame (`map`). */
export type Dictionary = {
	ui: typeof enUi;
	frame: typeof enFrame;
	consent: typeof enConsent;
	map: typeof enMap;
};

/** All four dictionaries at once: for the server and the build. A browser gets one language's files. */
export const dictionaries: Record<Language, Dictionary> = {
	nl: { ui: nlUi, frame: nlFrame, consent: nlConsent, map: nlMap },
	fr: { ui: frUi, frame: frFrame, consent: frConsent, map: frMap },
	en: { ui: enUi, frame: enFrame, consent: enConsent, map: enMap },
	de: { ui: deUi, frame: deFrame, consent: deConsent, map: deMap },
};
