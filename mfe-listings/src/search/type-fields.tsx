import { classNames, maskIcon } from '@estate/shared-ui';
import { Count } from './count.tsx';
import classes from './fields.module.css';
import type { TypeOption } from './filter-options.ts';
import { typeIcon } from './type-icon.ts';

interface Props {
	types: readonly TypeOption[];
	/** WebIDs that are chosen */
	chosen: readonly number[];
	/** Properties that each would find, by WebID */
	counts: ReadonlyMap<number, number>;
}

/** Types of property as a list to tick, each with its icon. */
export function TypeFields({ types, chosen, counts }: Props) {
	return (
		<div className={classes.options}>
			{types.map(({ id, name }) => (
				<label key={id} className={classNames(classes.option, maskIcon(typeIcon(id)))}>
					<input type="checkbox" name="type" value={id} defaultChecked={chosen.includes(id)} />
					{name}
					<Count of={counts.get(id)} />
				</label>
			))}
		</div>
	);
}
