import type { Place, PlaceKind } from '../src/place.ts';
import type { Municipality } from './make-municipalities.ts';
import { meanPoint } from './mean-point.ts';
import type { SourceArea, Sources } from './sources.ts';

const bare = (name: string) => name.replace(/^Arrondissement (de |d’|of )?/, '');

/** Regions, provinces and arrondissements, in the middle of their municipalities. */
export function makeAreas({ areas }: Sources, municipalities: readonly Municipality[]): Place[] {
	const make =
		(kind: PlaceKind) =>
		(entry: [string, SourceArea]): Place => {
			const [id, { nl, fr, en, de, aliases = [], parents }] = entry;
			const parts = municipalities.filter((one) => one.parents.includes(id));
			const regions = parents.flatMap((parent) => areas.provinces[parent]?.parents ?? []);
			return {
				id,
				kind,
				names: { nl, fr, en, de },
				aliases: kind === 'arrondissement' ? [`arr. ${bare(nl)}`] : aliases,
				postcodes: [],
				parents: [...new Set([...parents, ...regions])],
				point: meanPoint(
					parts.map(({ point }) => ({ lat: point?.latitude ?? null, lng: point?.longitude ?? null })),
				),
				inhabitants: parts.reduce((sum, { inhabitants = 0 }) => sum + inhabitants, 0),
			};
		};
	return [
		...Object.entries(areas.regions).map(make('region')),
		...Object.entries(areas.provinces).map(make('province')),
		...Object.entries(areas.arrondissements).map(make('arrondissement')),
	];
}
