import { useText } from '@estate/remote-kit';
import { ButtonLook, fieldClasses } from '@estate/shared-ui';
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

/** Type, words and order of the table: a form that the browser sends by itself. */
export function CommunicationsFilter({ choice, types, pathname }: CommunicationsFilterProps) {
	const text = useText();
	const id = useId();
	const orders = COLUMNS.flatMap((column) => {
		const kind = column === 'date' ? 'date' : 'text';
		const name = text(`communications.${column}`);
		const rising = { value: column, label: text(`communications.rising.${kind}`, { column: name }) };
		const falling = { value: `-${column}`, label: text(`communications.falling.${kind}`, { column: name }) };
		return column === 'date' ? [falling, rising] : [rising, falling];
	});
	return (
		<search>
			<form
				key={JSON.stringify(choice)}
				className={classes.filter}
				method="get"
				action={`${pathname}#${TABLE_ID}`}
			>
				<div>
					<label className={fieldClasses.label} htmlFor={`${id}-q`}>
						{text('communications.search')}
					</label>
					<input
						className={fieldClasses.input}
						id={`${id}-q`}
						name="q"
						type="search"
						maxLength={100}
						defaultValue={choice.search}
					/>
				</div>
				<div>
					<label className={fieldClasses.label} htmlFor={`${id}-type`}>
						{text('communications.type')}
					</label>
					<select className={fieldClasses.input} id={`${id}-type`} name="type" defaultValue={choice.type}>
						<option value="">{text('communications.everyType')}</option>
						{types.map((type) => (
							<option key={type}>{type}</option>
						))}
					</select>
				</div>
				<div>
					<label className={fieldClasses.label} htmlFor={`${id}-sort`}>
						{text('communications.sort')}
					</label>
					<select
						className={fieldClasses.input}
						id={`${id}-sort`}
						name="sort"
						defaultValue={`${choice.isDescending ? '-' : ''}${choice.column}`}
					>
						{orders.map(({ value, label }) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</select>
				</div>
				<ButtonLook type="submit" variant="outline">
					{text('communications.show')}
				</ButtonLook>
				{(choice.search || choice.type) && (
					<Link className={classes.all} to={`${pathname}#${TABLE_ID}`}>
						{text('communications.all')}
					</Link>
				)}
			</form>
		</search>
	);
}
