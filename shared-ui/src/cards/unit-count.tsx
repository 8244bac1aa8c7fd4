import { classNames } from '../class-names.ts';
import { maskIcon } from '../icons/mask-icon.ts';
import { useText } from '../text.ts';
import classes from './card.module.css';
import icons from './fact-icons.module.css';

/** How many units of a project a search finds, where one card stands for them. */
export function UnitCount({ count }: { count: number }) {
	const text = useText();
	return (
		<ul className={classes.facts} aria-label={text('ui.facts.label')}>
			<li className={classNames(classes.fact, maskIcon(icons.units))}>
				{text('ui.cards.unitsFound', { count })}
			</li>
		</ul>
	);
}
