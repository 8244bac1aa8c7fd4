import {
	type FormDescription,
	type RequestBody,
	type SubjectKind,
	stateOfProject,
} from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import {
	type Colleague,
	isOffered,
	type ProjectSubject,
	type PropertySubject,
	type RequestSubject,
	unitIdOf,
} from './request-subject.ts';

async function readColleague(db: Db, id: number | undefined): Promise<Colleague | undefined> {
	if (id === undefined) return undefined;
	const row = await db.selectFrom('team_member').select('data').where('id', '=', id).executeTakeFirst();
	if (!row) return undefined;
	const { name, email, phone, officeId } = row.data;
	return { id, name, email, phone, officeId };
}

const readListed = (db: Db, id: number) =>
	db
		.selectFrom('property')
		.select(['id', 'goal', 'state', 'created_at', 'summary', 'detail'])
		.where('id', '=', id)
		.executeTakeFirst();

/** A property that visitors can see; undefined for an unknown or withdrawn one. */
export async function readPropertySubject(db: Db, id: number): Promise<PropertySubject | undefined> {
	const property = await readListed(db, id);
	if (!property || property.state === 'withdrawn') return undefined;
	return { kind: 'property', ...property, colleague: await readColleague(db, property.detail.contactId) };
}

/** A unit by its own id, as the property that lists it, in the state of its project: a sold one is listed no more. */
export async function readUnitSubject(db: Db, id: number): Promise<PropertySubject | undefined> {
	const unit = await db.selectFrom('project_unit').select('data').where('id', '=', id).executeTakeFirst();
	const listed = unit && (await readListed(db, -id));
	if (!listed) return undefined;
	return {
		kind: 'property',
		...listed,
		state: unit.data.State,
		colleague: await readColleague(db, listed.detail.contactId),
	};
}

/** A project with the unit that is asked about, where it has that one. */
export async function readProjectSubject(
	db: Db,
	id: number,
	unitId?: number,
): Promise<ProjectSubject | undefined> {
	const row = await db.selectFrom('project').select(['id', 'data']).where('id', '=', id).executeTakeFirst();
	if (!row) return undefined;
	const units = await db
		.selectFrom('project_unit')
		.select(['id', 'data'])
		.where('project_id', '=', id)
		.execute();
	return {
		kind: 'project',
		id: row.id,
		state: stateOfProject(
			row.data,
			units.map(({ data }) => data),
		),
		project: row.data,
		unit: units.find((unit) => unit.id === unitId)?.data,
		colleague: await readColleague(db, row.data.contactId),
	};
}

/** May a form of this kind be about it? A unit under option is kept for its buyer: no offer is taken for it. */
function fits({ subjectGoal, takesSoldOut }: FormDescription, subject: RequestSubject): boolean {
	if (subject.kind === 'project') return takesSoldOut === true || isOffered(subject);
	const isUnit = unitIdOf(subject) !== undefined;
	if (isUnit && !isOffered(subject)) return false;
	if (subjectGoal === undefined) return true;
	return subject.goal === subjectGoal && (isUnit ? subject.state === 'available' : isOffered(subject));
}

/** The kind of what a request is about; undefined where the form can be about none of that kind. */
function subjectKindOf(
	{ subjects = [] }: FormDescription,
	asked: SubjectKind | undefined,
): SubjectKind | undefined {
	return asked === undefined ? subjects[0] : subjects.find((kind) => kind === asked);
}

/** What a request names as what it is about. */
export type AskedSubject = Pick<RequestBody, 'subjectId' | 'subjectKind' | 'unitId'>;

/** Reads one that visitors can see; undefined where there is none. */
export const SUBJECT_READERS: Record<
	SubjectKind,
	(db: Db, id: number, unitId?: number) => Promise<RequestSubject | undefined>
> = { property: readPropertySubject, unit: readUnitSubject, project: readProjectSubject };

/** What a form of this kind is about; undefined when there is no such property, unit or project (any more). */
export async function readSubject(
	db: Db,
	form: FormDescription,
	{ subjectId: id, subjectKind, unitId }: AskedSubject,
): Promise<RequestSubject | undefined> {
	const kind = subjectKindOf(form, subjectKind);
	if (id === undefined || kind === undefined) return undefined;
	const subject = await SUBJECT_READERS[kind](db, id, unitId);
	return subject && fits(form, subject) ? subject : undefined;
}
