import type { ImportContext } from '../import/import-context.ts';
import type { TableRows } from '../import/table-rows.ts';
import { propertyRows } from '../properties/property-rows.ts';
import { cardPhotos, type StoredListedUnit } from '../properties/stored-property.ts';
import type { ProjectRow, UnitRow } from './as-project.ts';
import { unitAsProperty } from './unit-as-property.ts';

type Types = Parameters<typeof unitAsProperty>[2];

/** What lists read of a unit besides what they read of a property. */
function listedUnit({ id, data }: UnitRow, { data: project }: ProjectRow): StoredListedUnit {
	return {
		ID: id,
		Name: data.Name,
		project: { Name: project.Name, ...cardPhotos(project.pictures) },
	};
}

/** The row that lists a unit, with the texts of its vector. Its photos stand before those of its project. A unit that is sold is listed as withdrawn: no search finds it. */
export async function unitListing(
	unit: UnitRow,
	project: ProjectRow,
	types: Types,
	createdAt: string,
): Promise<TableRows[]> {
	const known: ImportContext = {
		pictures: () => Promise.resolve([...unit.data.pictures, ...project.data.pictures]),
		documents: () => Promise.resolve([]),
		// Texts were cleaned, and what was left out of them was reported, when the project was taken over.
		leaveOut: () => {},
		brand: () => Promise.resolve(),
	};
	const tables = await propertyRows(unitAsProperty(unit, project, types, createdAt), known);
	return tables.map((table) => ({
		...table,
		rows: table.rows.map((row) => ({
			...row,
			unit_id: unit.id,
			state: unit.data.State === 'sold' ? 'withdrawn' : row.state,
			summary: { ...(row.summary as object), unit: listedUnit(unit, project) },
		})),
	}));
}
