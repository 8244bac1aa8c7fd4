import { useHost, useText } from '@estate/remote-kit';
import type { SearchDescription } from '@estate/shared-contract';
import { ChangeInstead } from '../../search-summary/change-instead.tsx';
import { SearchSummary } from '../../search-summary/search-summary.tsx';
import { fieldId } from '../field-id.ts';
import { fieldMessage } from '../field-message.ts';
import { type FieldProps, single } from './field-props.ts';
import classes from './search-field.module.css';

/** The search that the visitor comes from: shown in words, sent as it is. */
export function SearchField({
	form,
	field,
	value,
	code,
	search,
}: FieldProps & { search: SearchDescription | undefined }) {
	const text = useText();
	const { language } = useHost();
	const id = fieldId(form, field.name);
	return (
		<div id={id} tabIndex={-1} aria-describedby={code ? `${id}-error` : undefined}>
			{search && <SearchSummary search={search} />}
			<ChangeInstead search={single(value)} />
			<input
				type="hidden"
				name={field.name}
				defaultValue={single(value)}
				aria-invalid={code ? true : undefined}
			/>
			{code && (
				<p id={`${id}-error`} className={classes.error}>
					{fieldMessage(text, form, { name: field.name, code }, language)}
				</p>
			)}
		</div>
	);
}
