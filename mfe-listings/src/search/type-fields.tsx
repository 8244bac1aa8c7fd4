import { maskIcon } from '@estate/shared-ui';
import classes from './fields.module.css';
import type { TypeOption } from './filter-options.ts';
import { OptionBox } from './option-box.tsx';
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
				<OptionBox
					key={id}
					name="type"
					value={id}
					isTicked={chosen.includes(id)}
					count={counts.get(id)}
					icon={maskIcon(typeIcon(id))}
				>
					{name}
				</OptionBox>
			))}
		</div>
	);
}
