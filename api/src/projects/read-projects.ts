import type { ProjectDetail, ProjectSummary, UnitDetail } from '@estate/shared-contract';
import { sql } from 'kysely';
import { readContactPerson } from '../content/people.ts';
import type { Reader } from '../content/site-settings.ts';
import { asPicture } from '../content/stored-picture.ts';
import type { Db } from '../database/database.ts';
import { readNeighbourhoods } from '../places/read-places.ts';
import { approximateLocation } from '../properties/approximate-location.ts';
import { asProject, asUnit, type ProjectRow, type TypeNames, type UnitRow } from './as-project.ts';
import { asUnitFacts } from './as-unit-facts.ts';
import { otherUnits } from './other-units.ts';

export async function readTypeNames(db: Db, reader: Reader): Promise<TypeNames> {
	const rows = await db.selectFrom('property_type').select(['web_id', 'name']).execute();
	return new Map(rows.map(({ web_id, name }) => [web_id, reader.text(name)]));
}

function readUnits(db: Db, projectIds: readonly number[]): Promise<UnitRow[]> {
	return db
		.selectFrom('project_unit')
		.selectAll()
		.where(sql<boolean>`project_id = any(${[...projectIds]}::bigint[])`)
		.orderBy('project_id')
		.orderBy('position')
		.execute();
}

/** A project as it is stored, and as lists read it. */
export interface ListedProject {
	project: ProjectRow;
	units: readonly UnitRow[];
	summary: ProjectSummary;
}

/** All projects: those with something left first, the latest first. */
export async function readProjects(db: Db, reader: Reader): Promise<ListedProject[]> {
	const projects = await db.selectFrom('project').selectAll().orderBy('id', 'desc').execute();
	const all = await readUnits(
		db,
		projects.map(({ id }) => id),
	);
	const types = await readTypeNames(db, reader);
	const byProject = Map.groupBy(all, ({ project_id }) => project_id);
	const listed = projects.map((project) => {
		const units = byProject.get(project.id) ?? [];
		return { project, units, summary: asProject(project, units, types, reader) };
	});
	const isSoldOut = ({ summary }: ListedProject) => Number(summary.State === 'sold-out');
	return listed.sort((one, other) => isSoldOut(one) - isSoldOut(other));
}

async function findProject(
	db: Db,
	id: number,
): Promise<{ project: ProjectRow; units: UnitRow[] } | undefined> {
	const project = await db.selectFrom('project').selectAll().where('id', '=', id).executeTakeFirst();
	return project && { project, units: await readUnits(db, [id]) };
}

/** A project with its units, or undefined. A hidden address has no point, only a circle around it (decisions 37). */
export async function readProject(db: Db, id: number, reader: Reader): Promise<ProjectDetail | undefined> {
	const found = await findProject(db, id);
	if (!found) return undefined;
	const { project, units } = found;
	const { data } = project;
	const types = await readTypeNames(db, reader);
	const contact = await readContactPerson(db, data.contactId, reader);
	const [neighbourhood] =
		data.NeighbourhoodID === undefined ? [] : await readNeighbourhoods(db, reader, data.NeighbourhoodID);
	return {
		...asProject(project, units, types, reader),
		Description: reader.text(data.Description),
		Pictures: data.pictures.map((picture) => asPicture(picture, reader.language, reader.fallback)),
		Documents: data.documents.map(({ ID, Name, Kind }) => ({ ID, Name: reader.text(Name), Kind })),
		...(data.Location && data.PublicAddress ? { Location: data.Location } : {}),
		...(data.Location && !data.PublicAddress
			? { ApproximateLocation: approximateLocation(data.Location) }
			: {}),
		...(data.NeighbourhoodID === undefined ? {} : { NeighbourhoodID: data.NeighbourhoodID }),
		...(neighbourhood ? { Neighbourhood: neighbourhood } : {}),
		...(contact ? { Contact: contact } : {}),
		Units: units.map((unit) => asUnit(unit, types, reader)),
	};
}

/** A unit with its facts, its project, and others of it; or undefined. */
export async function readUnit(db: Db, id: number, reader: Reader): Promise<UnitDetail | undefined> {
	const unit = await db.selectFrom('project_unit').selectAll().where('id', '=', id).executeTakeFirst();
	const found = unit && (await findProject(db, unit.project_id));
	if (!unit || !found) return undefined;
	const { project, units } = found;
	const types = await readTypeNames(db, reader);
	const contact = await readContactPerson(db, project.data.contactId, reader);
	return {
		Unit: asUnit(unit, types, reader),
		Facts: asUnitFacts(unit, project, types, reader),
		Project: asProject(project, units, types, reader),
		...(contact ? { Contact: contact } : {}),
		Others: otherUnits(unit, units).map((other) => asUnit(other, types, reader)),
	};
}
