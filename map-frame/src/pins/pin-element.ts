import type { Pin } from './cluster-spots.ts';
import type { PinWords } from './pin-words.ts';

/** Looks of a pin. */
function looksOf({ spots, properties }: Pin): string[] {
	if (spots.length > 1) return ['cluster'];
	const [property] = properties;
	const isGone = properties.every(({ State }) => State === 'sold' || State === 'rented');
	return [
		'price',
		...(properties.length > 1 ? ['several'] : []),
		...(spots[0]?.isApproximate ? ['nearby'] : []),
		...(isGone ? ['gone'] : property?.State === 'option' ? ['option'] : []),
	];
}

/** The button that stands for one spot or for several. */
export function pinElement(pin: Pin, { shown, name }: PinWords): HTMLButtonElement {
	const button = document.createElement('button');
	button.type = 'button';
	button.className = ['pin', ...looksOf(pin)].join(' ');
	button.textContent = shown;
	button.setAttribute('aria-label', name);
	if (pin.spots.length > 1) {
		// A circle grows with what it stands for, but never over its neighbours.
		const size = Math.min(56, 34 + 7 * Math.log10(pin.properties.length) ** 1.5);
		button.style.inlineSize = `${size}px`;
		button.style.blockSize = `${size}px`;
	} else button.setAttribute('aria-pressed', 'false');
	return button;
}
