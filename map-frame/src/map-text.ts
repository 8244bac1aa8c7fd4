import type { MapSettings, MapTextKey } from './settings.ts';

export type MapText = (key: MapTextKey, values?: Record<string, string>) => string;

/** Looks up a text of the map and fills its values in. */
export function mapText(texts: MapSettings['texts']): MapText {
	return (key, values = {}) =>
		texts[key].replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
