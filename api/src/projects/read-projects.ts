import type { ProjectDetail, ProjectSummary, UnitDetail, UnitSummary } from '@estate/shared-contract';
import { sql } from 'kysely';
import { readContactPerson } from '../content/people.ts';
import type { Reader } from '../content/site-settings.ts';
import { asPicture } from '../content/stored-picture.ts';
import type { Db } from '../database/database.ts';
import { asProject, asUnit, type ProjectRow, type TypeNames, type UnitRow } from './as-project.ts';

async function readTypeNames(db: Db, reader: Reader): Promise<TypeNames> {
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

/** All projects: those with something left first, the latest first. */
export async function readProjects(db: Db, reader: Reader): Promise<ProjectSummary[]> {
	const projects = await db.selectFrom('project').selectAll().orderBy('id', 'desc').execute();
	const units = await readUnits(
		db,
		projects.map(({ id }) => id),
	);
	const types = await readTypeNames(db, reader);
	const summaries = projects.map((project) =>
		asProject(
			project,
			units.filter(({ project_id }) => project_id === project.id),
			types,
			reader,
		),
	);
	const isSoldOut = ({ State }: ProjectSummary) => Number(State === 'sold-out');
	return summaries.sort((one, other) => isSoldOut(one) - isSoldOut(other));
}

async function findProject(
	db: Db,
	id: number,
): Promise<{ project: ProjectRow; units: UnitRow[] } | undefined> {
	const project = await db.selectFrom('project').selectAll().where('id', '=', id).executeTakeFirst();
	return project && { project, units: await readUnits(db, [id]) };
}

/** A project with its units, or undefined. A hidden address has no point. */
export async function readProject(db: Db, id: number, reader: Reader): Promise<ProjectDetail | undefined> {
	const found = await findProject(db, id);
	if (!found) return undefined;
	const { project, units } = found;
	const { data } = project;
	const types = await readTypeNames(db, reader);
	const contact = await readContactPerson(db, data.contactId, reader);
	return {
		...asProject(project, units, types, reader),
		Description: reader.text(data.Description),
		Pictures: data.pictures.map((picture) => asPicture(picture, reader.language, reader.fallback)),
		Documents: data.documents.map(({ ID, Name, Kind }) => ({ ID, Name: reader.text(Name), Kind })),
		...(data.Location && data.PublicAddress ? { Location: data.Location } : {}),
		...(data.NeighbourhoodID === undefined ? {} : { NeighbourhoodID: data.NeighbourhoodID }),
		...(contact ? { Contact: contact } : {}),
		Units: units.map((unit) => asUnit(unit, types, reader)),
	};
}

/** A unit with its facts and its project, or undefined. */
export async function readUnit(db: Db, id: number, reader: Reader): Promise<UnitDetail | undefined> {
	const unit = await db.selectFrom('project_unit').selectAll().where('id', '=', id).executeTakeFirst();
	const found = unit && (await findProject(db, unit.project_id));
	if (!unit || !found) return undefined;
	const types = await readTypeNames(db, reader);
	const { data } = unit;
	const summary: UnitSummary = asUnit(unit, types, reader);
	return {
		Unit: summary,
		Facts: {
			City: found.project.data.City,
			Zip: found.project.data.Zip,
			CountryID: found.project.data.CountryID,
			Goal: found.project.goal,
			WebID: data.WebID,
			MainTypeName: summary.TypeName,
			PublishPrice: data.PublishPrice,
			Description: reader.text(data.Description),
			Pictures: data.pictures.map((picture) => asPicture(picture, reader.language, reader.fallback)),
			...(summary.Price === undefined ? {} : { Price: summary.Price }),
			...(data.Bedrooms === undefined ? {} : { Bedrooms: data.Bedrooms }),
			...(data.Bathrooms === undefined ? {} : { Bathrooms: data.Bathrooms }),
			...(data.SurfaceLiving === undefined ? {} : { SurfaceLiving: data.SurfaceLiving }),
			...(data.SurfaceTerrace === undefined ? {} : { SurfaceTerrace: data.SurfaceTerrace }),
			...(data.EnergyPerformance === undefined ? {} : { EnergyPerformance: data.EnergyPerformance }),
		},
		Project: asProject(found.project, found.units, types, reader),
	};
}
