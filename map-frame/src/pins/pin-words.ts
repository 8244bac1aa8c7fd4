import type { Language, MapPoint } from '@estate/shared-contract';
import { formatNumber, formatPrice, formatShortPrice } from '@estate/shared-i18n';
import type { MapText } from '../map-text.ts';
import type { Pin } from './cluster-spots.ts';

/** Words of a pin: what is drawn, and what it is called. */
export interface PinWords {
	shown: string;
	name: string;
}

function propertyWords(property: MapPoint, text: MapText, language: Language): PinWords {
	const { State = 'available', Price } = property;
	if (State === 'sold' || State === 'rented') {
		const state = text(`ui.states.${State}`);
		return { shown: state, name: state };
	}
	if (Price === undefined) return { shown: text('map.onRequest'), name: text('map.onRequest') };
	const shown = property.Goal === 1 ? formatPrice(Price, language) : formatShortPrice(Price, language);
	const full = formatPrice(Price, language);
	// Who speaks to the browser says what is seen: the name begins with it.
	const name = shown === full ? full : `${shown}, ${full}`;
	return { shown, name: State === 'option' ? `${name}, ${text('ui.states.option')}` : name };
}

/** What a pin says: the price of one property, or how many there are. */
export function pinWords({ spots, properties }: Pin, text: MapText, language: Language): PinWords {
	const [spot] = spots;
	const [property] = properties;
	if (spot && property && properties.length === 1) {
		const { shown, name } = propertyWords(property, text, language);
		return { shown, name: text(spot.isApproximate ? 'map.homeNearby' : 'map.home', { price: name }) };
	}
	const number = formatNumber(properties.length, language);
	return { shown: number, name: text(spots.length === 1 ? 'map.homes' : 'map.cluster', { number }) };
}
