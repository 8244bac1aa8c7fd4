import { useText } from '@estate/remote-kit';
import { LONGEST_SEARCH_NAME } from '@estate/shared-contract';
import { Button, NativeSelect, TextInput } from '@estate/shared-ui/mantine';
import { SlotForm } from '../../fields/slot-form.tsx';
import type { ShownSearch } from '../searches-data.ts';
import classes from './search-row.module.css';

/** Name and frequency of a search, folded away until they are to be changed. */
export function ChangeForm({ search: { id, name, frequency } }: { search: ShownSearch }) {
	const text = useText();
	return (
		<details className={classes.change}>
			<summary className={classes.summary} aria-describedby={`search-${id}-title`}>
				{text('searches.do.change')}
			</summary>
			<SlotForm slot="searches" does="change">
				<input type="hidden" name="search" value={id} />
				<TextInput
					id={`search-${id}-name`}
					name="name"
					label={text('searches.name')}
					maxLength={LONGEST_SEARCH_NAME}
					defaultValue={name ?? ''}
				/>
				<NativeSelect
					id={`search-${id}-frequency`}
					name="frequency"
					label={text('searches.frequency.label')}
					defaultValue={frequency}
					data={(['at-once', 'daily'] as const).map((value) => ({
						value,
						label: text(`searches.frequency.${value}`),
					}))}
				/>
				<Button type="submit" size="sm">
					{text('searches.do.save')}
				</Button>
			</SlotForm>
		</details>
	);
}
