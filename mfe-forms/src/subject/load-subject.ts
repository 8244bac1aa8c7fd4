import {
	ApiError,
	DISCREET_SALE,
	type FormDescription,
	type LoadContext,
	withoutBadge,
} from '@estate/shared-contract';
import { type Subject, subjectIdOf, unitIdOf } from './subject.ts';

type Reader = Pick<LoadContext, 'api' | 'language' | 'signal'>;

async function property(
	id: number,
	{ api, language, signal }: Reader,
	{ subjectGoal }: FormDescription,
): Promise<Subject | undefined> {
	const { property } = await api.call('property', { params: { id }, query: { language } }, { signal });
	if (property.State !== 'available' && property.State !== 'option') return undefined;
	if (subjectGoal !== undefined && property.Goal !== subjectGoal) return undefined;
	const { Goal, PublishPrice, Price, PriceUnit } = property;
	const slugs = property.Slugs[language];
	return {
		kind: 'property',
		id,
		title: withoutBadge(property.TypeDescription),
		city: property.City,
		price: { Goal, PublishPrice, Price, PriceUnit },
		...(property.Marquee === DISCREET_SALE ? { isDiscreet: true as const } : {}),
		...(property.SmallPictureItem ? { picture: property.SmallPictureItem } : {}),
		...(slugs ? { address: { routeId: `listings.property-${Goal === 0 ? 'sale' : 'rent'}`, ...slugs } } : {}),
	};
}

async function project(
	id: number,
	{ api, language, signal }: Reader,
	_form: FormDescription,
	unitId: number | undefined,
): Promise<Subject | undefined> {
	const found = await api.call('project', { params: { id }, query: { language } }, { signal });
	const slugs = found.Slugs[language];
	const unit = found.Units.find(({ ID }) => ID === unitId);
	return {
		kind: 'project',
		id,
		title: found.Name,
		...(unit ? { unit: { id: unit.ID, name: unit.Name } } : {}),
		city: found.City,
		...(found.Picture ? { picture: found.Picture } : {}),
		...(slugs ? { address: { routeId: 'projects.project-detail', ...slugs } } : {}),
	};
}

const READERS = { property, project } as const;

/**
 * The property or project that the address names; undefined when it names none, or one that is not (any more) to be had.
 * Throws an `ApiError` when the api gives no answer.
 */
export async function loadSubject(
	form: FormDescription,
	search: string,
	reader: Reader,
): Promise<Subject | undefined> {
	const id = subjectIdOf(form, search);
	if (!form.subject || id === undefined) return undefined;
	try {
		return await READERS[form.subject](id, reader, form, unitIdOf(form, search));
	} catch (error) {
		if (error instanceof ApiError && !error.isTransient) return undefined;
		throw error;
	}
}
