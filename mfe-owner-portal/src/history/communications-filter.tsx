import { useText } from '@estate/remote-kit';
import { Button, NativeSelect, TextInput } from '@estate/shared-ui/mantine';
import { Link } from '@estate/shared-ui/router';
import { useId } from 'react';
import { type Choice, COLUMNS } from './choose-communications.ts';
import classes from './communications-filter.module.css';
import { TABLE_ID } from './load-history.ts';

export interface CommunicationsFilterProps {
	choice: Choice;
	types: readonly string[];
	/** Of the page, without query */
	pathname: string;
}

/** Both orders of every column; of dates the newest first. */
function useOrders() {
	const text = useText();
	return COLUMNS.flatMap((column) => {
		const kind = column === 'date' ? 'date' : 'text';
		const name = text(`communications.${column}`);
		const rising = { value: column, label: text(`communications.rising.${kind}`, { column: name }) };
		const falling = { value: `-${column}`, label: text(`communications.falling.${kind}`, { column: name }) };
		return column === 'date' ? [falling, rising] : [rising, falling];
	});
}

/** Type, words and order of the table: a form that the browser sends by itself. */
export function CommunicationsFilter({ choice, types, pathname }: CommunicationsFilterProps) {
	const text = useText();
	const id = useId();
	return (
		<search>
			<form
				key={JSON.stringify(choice)}
				className={classes.filter}
				method="get"
				action={`${pathname}#${TABLE_ID}`}
			>
				<TextInput
					id={`${id}-q`}
					label={text('communications.search')}
					name="q"
					type="search"
					maxLength={100}
					defaultValue={choice.search}
				/>
				<NativeSelect
					id={`${id}-type`}
					label={text('communications.type')}
					name="type"
					defaultValue={choice.type}
					data={[{ value: '', label: text('communications.everyType') }, ...types]}
				/>
				<NativeSelect
					id={`${id}-sort`}
					label={text('communications.sort')}
					name="sort"
					defaultValue={`${choice.isDescending ? '-' : ''}${choice.column}`}
					data={useOrders()}
				/>
				<Button type="submit" variant="outline">
					{text('communications.show')}
				</Button>
				{(choice.search || choice.type) && (
					<Link className={classes.all} to={`${pathname}#${TABLE_ID}`}>
						{text('communications.all')}
					</Link>
				)}
			</form>
		</search>
	);
}
