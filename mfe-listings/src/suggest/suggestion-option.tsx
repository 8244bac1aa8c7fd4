import { useHost, useText } from '@estate/remote-kit';
import { formatNumber } from '@estate/shared-i18n';
import { Combobox } from '@estate/shared-ui/mantine/choices';
import type { Choice } from './choices.ts';
import classes from './search-field.module.css';

/** One suggestion: what it is called, and how many properties it finds or what it is. */
export function SuggestionOption({ choice: { kind, label, detail, count, href } }: { choice: Choice }) {
	const text = useText();
	const { language } = useHost();
	return (
		<Combobox.Option value={href} className={classes.option}>
			<span>
				{label}
				{detail !== undefined && <span className={classes.detail}>{detail}</span>}
			</span>
			<span className={classes.kind}>
				{count === undefined
					? text(`suggest.kind.${kind}`)
					: text('suggest.found', { count, number: formatNumber(count, language) })}
			</span>
		</Combobox.Option>
	);
}
