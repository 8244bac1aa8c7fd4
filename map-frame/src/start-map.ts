// Entry of the map's frame: a small document that any page of the site embeds (website.md §7 "Map").
import { followScheme } from './follow-scheme.ts';
import { MapView } from './map-view.ts';
import { listenToPage, postToPage } from './page-link.ts';
import { type MapSettings, SETTINGS_ID } from './settings.ts';

const settings = JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '') as MapSettings;
const target = document.getElementById('map');
if (!target) throw new Error('The document of the map has no place for it.');

for (const [name, value] of Object.entries(settings.colours))
	document.documentElement.style.setProperty(name, value);

let view: MapView | undefined;
followScheme(() => view?.paint());
listenToPage((message) => {
	if (message.type === 'map') view ??= new MapView(target, settings, message.mapType);
	view?.take(message);
});
// Names are painted in the site's font: it is there before the first of them, or it does not come.
void document.fonts
	.load('500 13px "Instrument Sans Variable"')
	.catch(() => {})
	.then(() => postToPage({ type: 'map-ready' }));
