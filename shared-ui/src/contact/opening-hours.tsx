import type { Agency, Language } from '@estate/shared-contract';
import { openingLines } from '@estate/shared-i18n';
import { Fragment } from 'react';
import { useText } from '../text.ts';
import classes from './opening-hours.module.css';

interface OpeningHoursProps {
	openingHours: Agency['openingHours'];
	language: Language;
}

/** A line that is too long ends between its ranges: within one, a browser may end it after the dash. */
function WholeRanges({ line }: { line: string }) {
	return line.split(' ').map((words, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the words of a line keep their places
		<Fragment key={index}>
			{index > 0 && ' '}
			<span className={classes.whole}>{words}</span>
		</Fragment>
	));
}

/** When an office is open: a line per set of days. */
export function OpeningHours({ openingHours, language }: OpeningHoursProps) {
	const text = useText();
	const lines = openingLines(openingHours, language, (from, to) => text('ui.contact.range', { from, to }));
	return lines.map(({ days, hours }) => {
		const line = text('ui.contact.hours', { days, hours });
		return <span key={days}>{hours.includes(' ') ? <WholeRanges line={line} /> : line}</span>;
	});
}
