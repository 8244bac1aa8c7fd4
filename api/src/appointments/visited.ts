import type { SubjectKind } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import { readProjectSubject, readPropertySubject, readUnitSubject } from '../requests/read-subject.ts';
import { type RequestSubject, unitIdOf } from '../requests/request-subject.ts';

/** What a visit is of, as the database keeps it: a property, a unit by the negative of its id, or a project as a whole. */
export interface Visited {
	property_id: number | null;
	project_id: number | null;
}

export const visitedOf = ({ kind, id }: Pick<RequestSubject, 'kind' | 'id'>): Visited =>
	kind === 'property' ? { property_id: id, project_id: null } : { property_id: null, project_id: id };

export const isSameVisited = (one: Visited, other: Visited): boolean =>
	one.property_id === other.property_id && one.project_id === other.project_id;

/** What is visited, as it is now; a unit that is sold too. Undefined where it is gone. */
export async function readVisited(
	db: Db,
	{ property_id, project_id }: Visited,
): Promise<RequestSubject | undefined> {
	if (project_id !== null) return readProjectSubject(db, project_id);
	if (property_id === null) return undefined;
	return property_id < 0 ? readUnitSubject(db, -property_id) : readPropertySubject(db, property_id);
}

/** Its kind and its own id, as addresses of the site name it. */
export function namedVisited(subject: RequestSubject): { kind: SubjectKind; ID: number } {
	const unitId = unitIdOf(subject);
	return unitId === undefined ? { kind: subject.kind, ID: subject.id } : { kind: 'unit', ID: unitId };
}

/** For operators: `property 12`, `unit 1401`, `project 14`. */
export const wordsOfVisited = ({ property_id, project_id }: Visited): string =>
	property_id === null
		? `project ${project_id}`
		: property_id < 0
			? `unit ${-property_id}`
			: `property ${property_id}`;
