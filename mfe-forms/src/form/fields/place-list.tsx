import { useText } from '@estate/remote-kit';
import { folded } from '@estate/shared-i18n';
import { TextInput } from '@estate/shared-ui/mantine';
import { useState } from 'react';
import type { FieldOption } from '../form-slot-data.ts';
import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from './field-props.ts';
import { OptionTicks } from './option-tick.tsx';
import classes from './place-list.module.css';

/** Does a place fit what is typed: its name, its postcode, or another name of it? */
function fits({ label, note = '', aliases = '' }: FieldOption, typed: string): boolean {
	return folded(`${label} ${note} ${aliases}`).includes(folded(typed.trim()));
}

/** Several places out of a long list; with JavaScript typed text filters it (website.md §5). */
export function PlaceList({ options, ...props }: FieldProps & { options: readonly FieldOption[] }) {
	const { isAlive } = props;
	const text = useText();
	const [typed, setTyped] = useState('');
	const shown = options.filter((option) => fits(option, typed));
	return (
		<FieldGroup {...props}>
			<TextInput
				type="search"
				className={classes.search}
				// No name: it is no part of the form.
				placeholder={text('form.places.search')}
				aria-label={text('form.places.search')}
				disabled={!isAlive}
				value={typed}
				onChange={(event) => setTyped(event.currentTarget.value)}
				onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
			/>
			<div className={classes.list}>
				<OptionTicks field={props} options={options} isHidden={(option) => !shown.includes(option)} />
			</div>
			<p className={classes.count} role="status">
				{typed.trim() !== '' && text('form.places.found', { count: shown.length })}
			</p>
		</FieldGroup>
	);
}
