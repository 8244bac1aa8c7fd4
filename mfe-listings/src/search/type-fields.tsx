import classes from './fields.module.css';
import type { TypeOption } from './filter-options.ts';
import { PropertyTypeIcon } from './property-type-icon.tsx';

interface Props {
	types: readonly TypeOption[];
	/** WebIDs that are chosen */
	chosen: readonly number[];
}

/** Types of property as a list to tick, each with its icon. */
export function TypeFields({ types, chosen }: Props) {
	return (
		<ul className={classes.options}>
			{types.map(({ id, name }) => (
				<li key={id}>
					<label className={classes.option}>
						<input type="checkbox" name="type" value={id} defaultChecked={chosen.includes(id)} />
						<PropertyTypeIcon type={id} />
						<span>{name}</span>
					</label>
				</li>
			))}
		</ul>
	);
}
