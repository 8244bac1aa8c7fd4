import type { Picture, SubjectKind } from '@estate/shared-contract';
import type { PriceParts } from '@estate/shared-ui';
import type { AskedSubject } from './asked-subject.ts';

/** The property, unit or project that a visitor asks about, as the form shows it. */
export interface Subject {
	kind: SubjectKind;
	id: number;
	title: string;
	/** The unit of the project that is asked about */
	unit?: { id: number; name: string };
	city: string;
	picture?: Picture;
	/** Of its own page */
	address?: { routeId: string; params: Record<string, string | number> };
	/** Of a property or a unit */
	price?: PriceParts;
	/** It is sold discreetly: a colleague brings its documents */
	isDiscreet?: true;
}

/** The same as an address names it. */
export const asAsked = ({ kind, id, unit }: Subject): AskedSubject => ({
	kind,
	id,
	...(unit ? { unitId: unit.id } : {}),
});

/** Why a form cannot be about what its address names: sold or let, under option, or not for sale. */
export type Refusal = 'taken' | 'option' | 'goal';

/** What is there, and cannot be asked about with this form. */
export interface RefusedSubject {
	refusal: Refusal;
	subject: Subject;
}
