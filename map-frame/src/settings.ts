import type { Language, MapTiles } from '@estate/shared-contract';
import type { Dictionary } from '@estate/shared-i18n/dictionaries';

type States = `ui.states.${keyof Dictionary['ui']['states']}`;
export type MapTextKey = `map.${keyof Dictionary['map']}` | States;

/** Id of the data block in the frame's document that holds its settings. */
export const SETTINGS_ID = 'map-settings';

/** What the frame's document gives its script. */
export interface MapSettings {
	language: Language;
	texts: Record<MapTextKey, string>;
	/** The site's own colours, as the tokens take them */
	colours: Record<string, string>;
	/** Without them the map draws its own base */
	tiles?: MapTiles;
}
