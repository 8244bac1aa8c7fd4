import type OlMap from 'ol/Map.js';
import type { MapText } from './map-text.ts';
import { moveDuration } from './motion.ts';

function button(className: string, shown: string, name: string, onClick: () => void): HTMLButtonElement {
	const made = document.createElement('button');
	made.type = 'button';
	made.className = className;
	made.textContent = shown;
	if (shown !== name) made.setAttribute('aria-label', name);
	made.addEventListener('click', onClick);
	return made;
}

/** Nearer and farther, after the map and before its pins in the order of the keyboard. */
export function zoomButtons(map: OlMap, text: MapText): HTMLElement {
	function zoom(steps: number): void {
		const view = map.getView();
		view.animate({ zoom: (view.getZoom() ?? 0) + steps, duration: moveDuration() });
	}
	const group = document.createElement('div');
	group.className = 'zoom';
	group.append(
		button('', '+', text('map.zoomIn'), () => zoom(1)),
		button('', '−', text('map.zoomOut'), () => zoom(-1)),
	);
	return group;
}

/** A button that says what it does. */
export function labelledButton(className: string, label: string, onClick: () => void): HTMLButtonElement {
	return button(className, label, label, onClick);
}
