import type { FormDescription, Goal, RequestBody } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import type { PropertyTable } from '../database/tables.ts';
import { writeLabelled } from '../mail/formats.ts';
import type { ProjectData, UnitData } from '../projects/stored-project.ts';
import type { StoredDetail, StoredSummary } from '../properties/stored-property.ts';

/** The colleague who answers for a property or project. */
export interface Colleague {
	id: number;
	name: string;
	email: string;
	phone: string;
}

/** A property as requests about it read it. */
export interface PropertySubject {
	kind: 'property';
	id: number;
	goal: 0 | 1;
	state: PropertyTable['state'];
	created_at: Date;
	summary: StoredSummary;
	detail: StoredDetail;
	colleague: Colleague | undefined;
}

export interface ProjectSubject {
	kind: 'project';
	id: number;
	project: ProjectData;
	/** The unit that is asked about; the project as a whole by default */
	unit: UnitData | undefined;
	colleague: Colleague | undefined;
}

/** What a request is about. */
export type RequestSubject = PropertySubject | ProjectSubject;

async function readColleague(db: Db, id: number | undefined): Promise<Colleague | undefined> {
	if (id === undefined) return undefined;
	const row = await db.selectFrom('team_member').select('data').where('id', '=', id).executeTakeFirst();
	return row && { id, name: row.data.name, email: row.data.email, phone: row.data.phone };
}

/** A property that visitors can see; undefined for an unknown or withdrawn one. */
export async function readPropertySubject(db: Db, id: number): Promise<PropertySubject | undefined> {
	const property = await db
		.selectFrom('property')
		.select(['id', 'goal', 'state', 'created_at', 'summary', 'detail'])
		.where('id', '=', id)
		.where('state', '<>', 'withdrawn')
		.executeTakeFirst();
	return (
		property && {
			kind: 'property',
			...property,
			colleague: await readColleague(db, property.detail.contactId),
		}
	);
}

/** A unit of a project; undefined for one that the project does not have (any more). */
async function readUnit(db: Db, projectId: number, id: number): Promise<UnitData | undefined> {
	const row = await db
		.selectFrom('project_unit')
		.select('data')
		.where('id', '=', id)
		.where('project_id', '=', projectId)
		.executeTakeFirst();
	return row?.data;
}

/** A project; undefined for an unknown one. */
export async function readProjectSubject(
	db: Db,
	id: number,
	unitId: number | undefined,
): Promise<ProjectSubject | undefined> {
	const row = await db.selectFrom('project').select(['id', 'data']).where('id', '=', id).executeTakeFirst();
	if (!row) return undefined;
	return {
		kind: 'project',
		id: row.id,
		project: row.data,
		unit: unitId === undefined ? undefined : await readUnit(db, id, unitId),
		colleague: await readColleague(db, row.data.contactId),
	};
}

const isOpenFor = (property: PropertySubject | undefined, goal: Goal): boolean =>
	property?.goal === goal && (property.state === 'available' || property.state === 'option');

/** What a form of this kind is about; undefined when there is no such property or project (any more). */
export async function readSubject(
	db: Db,
	{ subject, subjectGoal }: FormDescription,
	{ subjectId: id, unitId }: Pick<RequestBody, 'subjectId' | 'unitId'>,
): Promise<RequestSubject | undefined> {
	if (id === undefined || subject === undefined) return undefined;
	if (subject === 'project') return readProjectSubject(db, id, unitId);
	const property = await readPropertySubject(db, id);
	return subjectGoal === undefined || isOpenFor(property, subjectGoal) ? property : undefined;
}

/** One line that names it, without a hidden street: title, place, number. */
export function nameOfSubject(subject: RequestSubject, reader: Reader): string {
	if (subject.kind === 'project') {
		const { project, unit } = subject;
		const name = `${reader.text(project.Name)}, ${project.Zip} ${reader.city(project.City, project.Zip)} (${subject.id})`;
		return unit ? writeLabelled(reader.text(unit.Name), name, reader.language) : name;
	}
	const { TypeDescription, Zip, City } = subject.summary;
	return `${reader.text(TypeDescription)}, ${Zip} ${reader.city(City, Zip)} (${subject.id})`;
}
