import { energyClasses, energyCodeAsText, energyLabel, placeOnScale } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';
import { readableOn } from '../badges/readable-on.ts';
import { useLanguage, useText } from '../text.ts';
import type { EnergyFacts } from './energy-badge.tsx';
import { energyColour } from './energy-colours.ts';
import classes from './energy-scale.module.css';

/** Up to so many classes are named one by one; a finer scale names each letter once. */
const MOST_NAMED = 10;

/** First classes of each letter: `a_plus a a_sub b_plus …` becomes `a_plus`, `b_plus` … */
function isNamed(code: string, index: number, codes: readonly string[]): boolean {
	return codes.length <= MOST_NAMED || code.charAt(0) !== codes[index - 1]?.charAt(0);
}

/**
 * The energy scale of a property's region with the property's place on it, in the official colours; said in words as well.
 * Nothing where no label is known, and outside the regions, where it is read off no scale (decisions 18).
 */
export function EnergyScale({ property }: { property: EnergyFacts }) {
	const text = useText();
	const language = useLanguage();
	const label = energyLabel(property);
	const value = property.EnergyPerformance ?? undefined;
	const place = label && placeOnScale(label, value);
	if (!label || label.set === 'other' || place === undefined) return null;
	const codes = energyClasses(label.set);
	const own = energyCodeAsText(label.code);
	const said =
		value === undefined
			? text('ui.energy.label', { label: own })
			: text('ui.energy.value', { label: own, value: formatNumber(value, language) });
	return (
		<figure className={classes.scale} data-set={label.set}>
			<figcaption className={classes.caption}>
				<strong>{said}</strong>{' '}
				<span className={classes.region}>{text(`ui.energy.scales.${label.set}`)}</span>
			</figcaption>
			<div className={classes.bar} aria-hidden="true">
				{codes.map((code, index) => {
					const colour = energyColour(label.set, code);
					const named = isNamed(code, index, codes);
					return (
						<span
							key={code}
							className={classes.band}
							data-own={code === label.code || undefined}
							style={{ background: colour, color: readableOn(colour) }}
						>
							{named && (codes.length > MOST_NAMED ? code.charAt(0).toUpperCase() : energyCodeAsText(code))}
						</span>
					);
				})}
				<span className={classes.pointer} style={{ insetInlineStart: `${(place * 100).toFixed(2)}%` }} />
			</div>
		</figure>
	);
}
