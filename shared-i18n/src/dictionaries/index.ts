import type { Language } from '@estate/shared-contract';
import deFrame from './de/frame.json' with { type: 'json' };
import deUi from './de/ui.json' with { type: 'json' };
import enFrame from './en/frame.json' with { type: 'json' };
import enUi from './en/ui.json' with { type: 'json' };
import frFrame from './fr/frame.json' with { type: 'json' };
import frUi from './fr/ui.json' with { type: 'json' };
import nlFrame from './nl/frame.json' with { type: 'json' };
import nlUi from './nl/ui.json' with { type: 'json' };

/** Texts of the shared components (`ui`) and of the shell's frame (`frame`). */
export type Dictionary = { ui: typeof enUi; frame: typeof enFrame };

/** All four dictionaries at once: for the server and the build. A browser gets one language's files. */
export const dictionaries: Record<Language, Dictionary> = {
	nl: { ui: nlUi, frame: nlFrame },
	fr: { ui: frUi, frame: frFrame },
	en: { ui: enUi, frame: enFrame },
	de: { ui: deUi, frame: deFrame },
};
