import type { Reader } from '../content/site-settings.ts';
import type { PropertyTable } from '../database/tables/property-table.ts';
import { writeLabelled } from '../mail/formats.ts';
import type { ProjectData, UnitData } from '../projects/stored-project.ts';
import type { StoredDetail, StoredSummary } from '../properties/stored-property.ts';

/** The colleague who answers for a property or project. */
export interface Colleague {
	id: number;
	name: string;
	email: string;
	phone: string;
	/** Where this person works, if the feed says so */
	officeId?: number | undefined;
}

/** A property as requests about it read it; a unit of a project is one whose summary says so. */
export interface PropertySubject {
	kind: 'property';
	/** Of a unit the negative of the unit's own */
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
	state: 'available' | 'sold-out';
	project: ProjectData;
	/** The unit that is asked about; the project as a whole by default */
	unit: UnitData | undefined;
	colleague: Colleague | undefined;
}

/** What a request is about. */
export type RequestSubject = PropertySubject | ProjectSubject;

/** Can it (still) be had, at once or once an option falls? */
export const isOffered = ({ state }: RequestSubject): boolean => state === 'available' || state === 'option';

/** The unit's own id; undefined of anything but a unit. */
export const unitIdOf = (subject: RequestSubject): number | undefined =>
	subject.kind === 'property' ? subject.summary.unit?.ID : undefined;

/** Its title, in the reader's language. */
export const titleOfSubject = (subject: RequestSubject, reader: Reader): string =>
	reader.text(subject.kind === 'project' ? subject.project.Name : subject.summary.TypeDescription);

/** One line that names it, without a hidden street: title, place, number. */
export function nameOfSubject(subject: RequestSubject, reader: Reader): string {
	const { Zip, City } = subject.kind === 'project' ? subject.project : subject.summary;
	const number = unitIdOf(subject) ?? subject.id;
	const name = `${titleOfSubject(subject, reader)}, ${Zip} ${reader.city(City, Zip)} (${number})`;
	const unit = subject.kind === 'project' ? subject.unit : undefined;
	return unit ? writeLabelled(reader.text(unit.Name), name, reader.language) : name;
}
