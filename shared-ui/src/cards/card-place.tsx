import type { PropertySummary, SiteConfiguration } from '@estate/shared-contract';
import { formatNumber, placeLine, streetLine } from '@estate/shared-i18n';
import { useLanguage, useText } from '../text.ts';
import classes from './card.module.css';

interface Props {
	property: PropertySummary;
	site: Pick<SiteConfiguration, 'citySpellings'> | undefined;
}

/** What a property is and where: its street where that is published, and how far it lies from where was searched. */
export function CardPlace({ property, site }: Props) {
	const text = useText();
	const language = useLanguage();
	const street = streetLine(property, text);
	const { DistanceKm: distance } = property;
	// No line starts with the dot.
	const place = [property.MainTypeName, placeLine(property, site?.citySpellings)].filter(Boolean);
	return (
		<>
			<p className={classes.place}>{place.join('\u00a0· ')}</p>
			{street && <p className={classes.place}>{street}</p>}
			{distance !== undefined && (
				<p className={classes.place}>
					{text('ui.cards.distance', { distance: formatNumber(Math.round(distance * 10) / 10, language) })}
				</p>
			)}
		</>
	);
}
