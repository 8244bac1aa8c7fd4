import { type EnergyLabelSet, energyCodeAsText, energyLabel } from '@estate/shared-contract';
import { readableOn } from '../badges/readable-on.ts';
import { useText } from '../text.ts';
import classes from './energy-badge.module.css';
import { energyColour } from './energy-colours.ts';

export type EnergyFacts = Parameters<typeof energyLabel>[0];

/** Outline of each region's label, in a box of 48 by 24. */
const OUTLINES: Record<EnergyLabelSet, string> = {
	flanders: 'M0 0h36l12 12-12 12H0z',
	brussels: 'M0 0h38l10 12-10 12H0l6-12z',
	wallonia: 'M12 0h36v24H12L0 12z',
	luxembourg: 'M4 0h40a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z',
};

const MIDDLES: Record<EnergyLabelSet, number> = { flanders: 20, brussels: 23, wallonia: 28, luxembourg: 24 };

/** The energy label as the home's region draws it; nothing where neither value nor label text is known (decisions 18). */
export function EnergyBadge({ home, className }: { home: EnergyFacts; className?: string | undefined }) {
	const text = useText();
	const label = energyLabel(home);
	if (!label) return null;
	const letters = energyCodeAsText(label.code);
	const colour = energyColour(label.set, label.code);
	return (
		<span className={className}>
			<svg
				className={classes.badge}
				viewBox="0 0 48 24"
				width={48}
				height={24}
				role="img"
				aria-label={text('ui.energy.label', { label: letters })}
				data-set={label.set}
				data-code={label.code}
			>
				<path d={OUTLINES[label.set]} fill={colour} />
				<text
					className={classes.letters}
					x={MIDDLES[label.set]}
					y={17}
					textAnchor="middle"
					fill={readableOn(colour)}
				>
					{letters}
				</text>
			</svg>
		</span>
	);
}
