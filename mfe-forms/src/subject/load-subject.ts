import {
	ApiError,
	DISCREET_SALE,
	type FormDescription,
	type LoadContext,
	type PropertyDetail,
	type PropertyState,
	type SubjectKind,
	withoutBadge,
} from '@estate/shared-contract';
import { type AskedSubject, askedSubject } from './asked-subject.ts';
import type { Refusal, RefusedSubject, Subject } from './subject.ts';

type Reader = Pick<LoadContext, 'api' | 'language' | 'signal'>;
type Loaded = Subject | RefusedSubject;
type Read = (asked: AskedSubject, reader: Reader, form: FormDescription) => Promise<Loaded | undefined>;

const refusedFor = (refusal: Refusal | undefined, subject: Subject): Loaded =>
	refusal ? { refusal, subject } : subject;

function propertyRefusal(
	{ State, Goal }: PropertyDetail,
	{ subjectGoal }: FormDescription,
): Refusal | undefined {
	if (State !== 'available' && State !== 'option') return 'taken';
	return subjectGoal !== undefined && Goal !== subjectGoal ? 'goal' : undefined;
}

/** A unit under option is kept for its buyer: it can be visited, and no offer is made for it. */
function unitRefusal(
	state: PropertyState,
	goal: number,
	{ subjectGoal }: FormDescription,
): Refusal | undefined {
	if (state === 'sold') return 'taken';
	if (subjectGoal === undefined) return undefined;
	if (goal !== subjectGoal) return 'goal';
	return state === 'available' ? undefined : 'option';
}

const property: Read = async ({ id }, { api, language, signal }, form) => {
	const { property } = await api.call('property', { params: { id }, query: { language } }, { signal });
	const { Goal, PublishPrice, Price, PriceUnit } = property;
	const slugs = property.Slugs[language];
	const routeId = `listings.property-${Goal === 0 ? 'sale' : 'rent'}`;
	return refusedFor(propertyRefusal(property, form), {
		kind: 'property',
		id,
		title: withoutBadge(property.TypeDescription),
		city: property.City,
		price: { Goal, PublishPrice, Price, PriceUnit },
		...(property.Marquee === DISCREET_SALE ? { isDiscreet: true as const } : {}),
		...(property.SmallPictureItem ? { picture: property.SmallPictureItem } : {}),
		...(slugs ? { address: { routeId, params: { ...slugs, id } } } : {}),
	});
};

const unit: Read = async ({ id, projectId }, { api, language, signal }, form) => {
	const found = await api.call('unit', { params: { id }, query: { language } }, { signal });
	const { Unit, Facts, Project } = found;
	if (projectId !== undefined && projectId !== Project.ID) return undefined;
	const slugs = Project.Slugs[language];
	const picture = Facts.Pictures?.find(({ Kind }) => Kind !== 'plan') ?? Project.Picture;
	const params = {
		city: slugs?.city ?? '',
		projectSlug: slugs?.slug ?? '',
		projectId: Project.ID,
		unitSlug: Unit.Slugs[language] ?? '',
		id,
	};
	return refusedFor(unitRefusal(Unit.State, Project.Goal, form), {
		kind: 'unit',
		id,
		title: `${Unit.Name}, ${Project.Name}`,
		city: Project.City,
		price: { Goal: Project.Goal, PublishPrice: Unit.PublishPrice, Price: Unit.Price, PriceUnit: 0 },
		...(picture ? { picture } : {}),
		...(slugs && params.unitSlug ? { address: { routeId: 'projects.project-unit', params } } : {}),
	});
};

const project: Read = async ({ id, unitId }, { api, language, signal }, { takesSoldOut }) => {
	const found = await api.call('project', { params: { id }, query: { language } }, { signal });
	const slugs = found.Slugs[language];
	const asked = found.Units.find(({ ID }) => ID === unitId);
	return refusedFor(found.State === 'sold-out' && !takesSoldOut ? 'taken' : undefined, {
		kind: 'project',
		id,
		title: found.Name,
		...(asked ? { unit: { id: asked.ID, name: asked.Name } } : {}),
		city: found.City,
		...(found.Picture ? { picture: found.Picture } : {}),
		...(slugs ? { address: { routeId: 'projects.project-detail', params: { ...slugs, id } } } : {}),
	});
};

const READERS: Record<SubjectKind, Read> = { property, unit, project };

/**
 * The property, unit or project that the address names, with the reason where this form cannot be about it; undefined
 * when it names none that there is. Throws an `ApiError` when the api gives no answer.
 */
export async function loadSubject(
	form: FormDescription,
	search: string,
	reader: Reader,
): Promise<Loaded | undefined> {
	const asked = askedSubject(form, search);
	if (!asked) return undefined;
	try {
		return await READERS[asked.kind](asked, reader, form);
	} catch (error) {
		if (error instanceof ApiError && !error.isTransient) return undefined;
		throw error;
	}
}
