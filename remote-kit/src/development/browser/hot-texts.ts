import type { BrowserTexts } from '@estate/shared-contract';
import { renderAllAgain } from './hot-slot.ts';

export interface HotTexts {
	/** One object for ever: anyone who holds it sees the newest texts */
	current: BrowserTexts;
	replace(texts: BrowserTexts): Promise<void>;
}

/** Texts of a remote in one language, which change while a page shows them. */
export function hotTexts(first: BrowserTexts): HotTexts {
	const current = { ...first };
	return {
		current,
		replace(texts) {
			for (const key of Object.keys(current)) delete current[key];
			Object.assign(current, texts);
			return renderAllAgain();
		},
	};
}
