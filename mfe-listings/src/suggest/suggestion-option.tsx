import { useHost, useText } from '@estate/remote-kit';
import { formatNumber } from '@estate/shared-i18n';
import { Combobox } from '@estate/shared-ui/mantine/choices';
import type { SuggestionChoice } from './choices.ts';
import classes from './search-field.module.css';

/** One suggestion: what it is called, and how many properties it finds, what it is, or that nothing of it is left. */
export function SuggestionOption({ choice }: { choice: SuggestionChoice }) {
	const { kind, label, detail, count, isSoldOut, href } = choice;
	const text = useText();
	const { language } = useHost();
	const what = isSoldOut ? 'ui.states.sold-out' : (`suggest.kind.${kind}` as const);
	return (
		<Combobox.Option value={href} className={classes.option}>
			<span className={classes.name}>
				{label}
				{detail !== undefined && <span className={classes.detail}>{detail}</span>}
			</span>
			<span className={classes.kind}>
				{count === undefined
					? text(what)
					: text('suggest.found', { count, number: formatNumber(count, language) })}
			</span>
		</Combobox.Option>
	);
}
