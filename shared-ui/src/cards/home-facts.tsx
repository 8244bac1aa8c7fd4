import { formatArea } from '@estate/shared-i18n';
import { Icon } from '../icons/icon.tsx';
import { IconBath, IconBed, IconRuler2, IconTree } from '../icons/icons.ts';
import { useLanguage, useText } from '../text.ts';
import classes from './card.module.css';

export interface HomeFactsProps {
	home: {
		Bedrooms?: number | undefined;
		Bathrooms?: number | undefined;
		SurfaceLiving?: number | undefined;
		SurfaceGround?: number | undefined;
	};
}

/** One line of what is known: bedrooms, bathrooms, living area, plot. */
export function HomeFacts({ home }: HomeFactsProps) {
	const text = useText();
	const language = useLanguage();
	const area = (value: number) => formatArea(value, language);
	const facts = [
		home.Bedrooms && {
			icon: IconBed,
			words: text('ui.facts.bedrooms', { count: home.Bedrooms }),
			short: home.Bedrooms,
		},
		home.Bathrooms && {
			icon: IconBath,
			words: text('ui.facts.bathrooms', { count: home.Bathrooms }),
			short: home.Bathrooms,
		},
		home.SurfaceLiving && {
			icon: IconRuler2,
			words: text('ui.facts.livingArea', { area: area(home.SurfaceLiving) }),
			short: area(home.SurfaceLiving),
		},
		home.SurfaceGround && {
			icon: IconTree,
			words: text('ui.facts.plotArea', { area: area(home.SurfaceGround) }),
			short: area(home.SurfaceGround),
		},
	].filter((fact) => typeof fact === 'object');
	if (facts.length === 0) return null;
	return (
		<ul className={classes.facts} aria-label={text('ui.facts.label')}>
			{facts.map(({ icon, words, short }) => (
				<li key={words} className={classes.fact} title={words}>
					<Icon of={icon} size={18} />
					<span aria-hidden="true">{short}</span>
					<span className={classes.words}>{words}</span>
				</li>
			))}
		</ul>
	);
}
