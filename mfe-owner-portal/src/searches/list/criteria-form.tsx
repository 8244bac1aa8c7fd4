import { useText } from '@estate/remote-kit';
import { Button } from '@estate/shared-ui/mantine';
import { SlotForm } from '../../fields/slot-form.tsx';
import type { ShownSearch } from '../searches-data.ts';
import classes from './search-row.module.css';

/** The way to other criteria of a search: lists have the filters, and say nothing of who looks, so what comes next is said here. */
export function CriteriaForm({ search: { id } }: { search: ShownSearch }) {
	const text = useText();
	return (
		<details className={classes.change}>
			<summary className={classes.summary} aria-describedby={`search-${id}-title`}>
				{text('searches.criteria.change')}
			</summary>
			<SlotForm slot="searches" does="choose-criteria">
				<input type="hidden" name="search" value={id} />
				<p className={classes.soft}>{text('searches.criteria.how')}</p>
				<Button type="submit" size="sm">
					{text('searches.criteria.choose')}
				</Button>
			</SlotForm>
		</details>
	);
}
