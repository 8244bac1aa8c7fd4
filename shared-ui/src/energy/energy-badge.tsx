import { energyCodeAsText, energyLabel } from '@estate/shared-contract';
import { readableOn } from '../badges/readable-on.ts';
import { classNames } from '../class-names.ts';
import { useText } from '../text.ts';
import classes from './energy-badge.module.css';
import { energyColour } from './energy-colours.ts';

export type EnergyFacts = Parameters<typeof energyLabel>[0];

/** The energy label as the property's region draws it; nothing where neither value nor label text is known (decisions 18). */
export function EnergyBadge({
	property,
	className,
}: {
	property: EnergyFacts;
	className?: string | undefined;
}) {
	const text = useText();
	const label = energyLabel(property);
	if (!label) return null;
	const letters = energyCodeAsText(label.code);
	const colour = energyColour(label.set, label.code);
	return (
		<span
			className={classNames(classes.badge, classes[label.set], className)}
			style={{ backgroundColor: colour, color: readableOn(colour) }}
			role="img"
			aria-label={text('ui.energy.label', { label: letters })}
			data-set={label.set}
			data-code={label.code}
		>
			{letters}
		</span>
	);
}
