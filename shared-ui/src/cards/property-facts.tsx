import { formatArea } from '@estate/shared-i18n';
import { classNames } from '../class-names.ts';
import { maskIcon } from '../icons/mask-icon.ts';
import { useLanguage, useText } from '../text.ts';
import classes from './card.module.css';
import icons from './fact-icons.module.css';

export interface PropertyFactsProps {
	property: {
		Bedrooms?: number | undefined;
		Bathrooms?: number | undefined;
		SurfaceLiving?: number | undefined;
		SurfaceGround?: number | undefined;
	};
}

/** Facts in the order of the line. */
const FACTS = [
	{ name: 'bedrooms', field: 'Bedrooms', isArea: false },
	{ name: 'bathrooms', field: 'Bathrooms', isArea: false },
	{ name: 'livingArea', field: 'SurfaceLiving', isArea: true },
	{ name: 'plotArea', field: 'SurfaceGround', isArea: true },
] as const;

/** One line of what is known: bedrooms, bathrooms, living area, plot. */
export function PropertyFacts({ property }: PropertyFactsProps) {
	const text = useText();
	const language = useLanguage();
	const known = FACTS.flatMap(({ name, field, isArea }) => {
		const count = property[field] ?? 0;
		if (!Number.isFinite(count) || count <= 0) return [];
		const value = isArea ? formatArea(count, language) : String(count);
		return [{ name, value, word: text(`ui.facts.${name}`, { count }) }];
	});
	if (known.length === 0) return null;
	return (
		<ul className={classes.facts} aria-label={text('ui.facts.label')}>
			{known.map(({ name, value, word }) => (
				<li key={name} className={classNames(classes.fact, maskIcon(icons[name]))} title={`${value} ${word}`}>
					{value}
					<span className={classes.word}> {word}</span>
				</li>
			))}
		</ul>
	);
}
