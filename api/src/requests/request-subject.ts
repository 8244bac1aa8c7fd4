import type { FormDescription } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import type { PropertyTable } from '../database/tables.ts';
import type { ProjectData } from '../projects/stored-project.ts';
import type { StoredDetail, StoredSummary } from '../properties/stored-property.ts';

/** The colleague who answers for a home or project. */
export interface Colleague {
	id: number;
	name: string;
	email: string;
	phone: string;
}

/** A home as requests about it read it. */
export interface HomeSubject {
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
	colleague: Colleague | undefined;
}

/** What a request is about. */
export type RequestSubject = HomeSubject | ProjectSubject;

async function readColleague(db: Db, id: number | undefined): Promise<Colleague | undefined> {
	if (id === undefined) return undefined;
	const row = await db.selectFrom('team_member').select('data').where('id', '=', id).executeTakeFirst();
	return row && { id, name: row.data.name, email: row.data.email, phone: row.data.phone };
}

/** A home that visitors can see; undefined for an unknown or withdrawn one. */
export async function readHomeSubject(db: Db, id: number): Promise<HomeSubject | undefined> {
	const home = await db
		.selectFrom('property')
		.select(['id', 'goal', 'state', 'created_at', 'summary', 'detail'])
		.where('id', '=', id)
		.where('state', '<>', 'withdrawn')
		.executeTakeFirst();
	return home && { kind: 'property', ...home, colleague: await readColleague(db, home.detail.contactId) };
}

async function readProjectSubject(db: Db, id: number): Promise<ProjectSubject | undefined> {
	const row = await db.selectFrom('project').select(['id', 'data']).where('id', '=', id).executeTakeFirst();
	if (!row) return undefined;
	return {
		kind: 'project',
		id: row.id,
		project: row.data,
		colleague: await readColleague(db, row.data.contactId),
	};
}

/** What a form of this kind is about; undefined when there is no such home or project (any more). */
export async function readSubject(
	db: Db,
	{ subject }: FormDescription,
	id: number | undefined,
): Promise<RequestSubject | undefined> {
	if (id === undefined || subject === undefined) return undefined;
	return subject === 'property' ? readHomeSubject(db, id) : readProjectSubject(db, id);
}

/** One line that names it, without a hidden street: title, place, number. */
export function nameOfSubject(subject: RequestSubject, reader: Reader): string {
	if (subject.kind === 'project')
		return `${reader.text(subject.project.Name)}, ${subject.project.Zip} ${subject.project.City} (${subject.id})`;
	const { TypeDescription, Zip, City } = subject.summary;
	return `${reader.text(TypeDescription)}, ${Zip} ${City} (${subject.id})`;
}
