import type { Agency, Language } from '@estate/shared-contract';
import { openingLines } from '@estate/shared-i18n';
import { useText } from '../text.ts';

interface OpeningHoursProps {
	openingHours: Agency['openingHours'];
	language: Language;
}

/** When an office is open: a line per set of days. */
export function OpeningHours({ openingHours, language }: OpeningHoursProps) {
	const text = useText();
	const lines = openingLines(openingHours, language, (from, to) => text('ui.contact.range', { from, to }));
	return lines.map(({ days, hours }) => <span key={days}>{text('ui.contact.hours', { days, hours })}</span>);
}
