import type { FormDescription, SubjectKind } from '@estate/shared-contract';

/** What an address says that a form is about. */
export interface AskedSubject {
	kind: SubjectKind;
	id: number;
	/** The unit of a project that a question is about */
	unitId?: number;
	/** The project that the address names beside a unit: the unit has to be one of its */
	projectId?: number;
}

type Form = Pick<FormDescription, 'subjects'>;

function idIn(search: string, name: string): number | undefined {
	const value = new URLSearchParams(search).get(name) ?? '';
	return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}

/** Does the form ask about a project, of which it may name a unit? */
const asksOfProject = ({ subjects = [] }: Form) => subjects.includes('project') && !subjects.includes('unit');

/** Parameters of an address that say what the form is about. */
export const addressParameters = (form: Form): string[] => [
	...(form.subjects ?? []),
	...(asksOfProject(form) ? ['unit'] : []),
];

/**
 * What `?property=`, `?unit=` or `?project=` names, as the form asks for; undefined when there is none, it is no id, or a
 * property stands beside a unit or a project: which of them is meant only the visitor knows.
 */
export function askedSubject(form: Form, search: string): AskedSubject | undefined {
	const ids = (form.subjects ?? []).flatMap((kind) => {
		const id = idIn(search, kind);
		return id === undefined ? [] : [{ kind, id }];
	});
	const [first, ...others] = ids;
	if (!first || (first.kind === 'property' && others.length > 0)) return undefined;
	const project = others.find(({ kind }) => kind === 'project');
	const unitId = asksOfProject(form) ? idIn(search, 'unit') : undefined;
	return {
		...first,
		...(project ? { projectId: project.id } : {}),
		...(unitId === undefined ? {} : { unitId }),
	};
}

/** Kind of what `search` means to name, be it no id or none that there is; the first that the form takes by default. */
export function meantKind({ subjects }: Form, search: string): SubjectKind | undefined {
	const parameters = new URLSearchParams(search);
	return subjects?.find((kind) => parameters.has(kind)) ?? subjects?.[0];
}
