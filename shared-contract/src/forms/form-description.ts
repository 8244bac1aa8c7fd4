import { isConditionMet } from '../domain/conditions.ts';
import type { Goal } from '../domain/price-ranges.ts';
import type { FieldErrorCode, RequestKind, SubjectKind } from '../domain/requests.ts';
import type { Condition } from '../entities/content.schema.ts';

/**
 * What a field asks for. `choice` is one of its options, `choices` several; `types` and `places` are several property
 * types (WebID) and places (`name|zip`) that the agency knows; `search` is a search that the visitor comes from, as
 * `searchToSave` writes it, and is shown in words; `slot` is a visit time; `file` holds the token of
 * an upload; `tick` is `on` when ticked; `date-time` is a minute by the clocks of Belgium, `YYYY-MM-DDTHH:MM`.
 */
export type FieldKind =
	| 'text'
	| 'long-text'
	| 'email'
	| 'tel'
	| 'postcode'
	| 'number'
	| 'date'
	| 'date-time'
	| 'url'
	| 'password'
	| 'choice'
	| 'choices'
	| 'types'
	| 'places'
	| 'search'
	| 'slot'
	| 'file'
	| 'tick';

/** What may be uploaded; recognised by content, never by name (decisions 34). */
export type UploadPurpose = 'cv' | 'picture' | 'message' | 'document';

/** One question of a form: all that rendering, checking in browser and api, and tests need to know about it. */
export interface FormField {
	name: string;
	kind: FieldKind;
	required?: boolean;
	/** May be left empty all the same while this holds of the other fields */
	requiredUnless?: Condition;
	/** HTML `autocomplete` token */
	autoComplete?: string;
	/** Share of the form's width on screens that are wide enough; `full` by default */
	width?: 'half' | 'third' | 'two-thirds';
	/** Values of a choice; their texts are `<form>.options.<name>.<value>` */
	options?: readonly string[];
	/** Most characters of a text */
	longest?: number;
	/** Fewest characters of a text */
	shortest?: number;
	/** A number that is an amount in EUR: read in any way that people write one, and shown in groups of digits */
	isPrice?: true;
	/** Bounds of a number, both included */
	range?: { min: number; max: number };
	/** A date lies today or later */
	fromToday?: boolean;
	/** A minute lies in the future */
	fromNow?: boolean;
	/** A date or a minute lies at most one year ahead: the agency plans nothing beyond, and keeps no offer open for longer */
	withinYear?: boolean;
	/** A date lies on or after that of this other field */
	notBefore?: string;
	/** A number is not below that of this other field */
	notBelow?: string;
	/** A number is not above that of this other field */
	notAbove?: string;
	/** A postcode is one of Belgium: a property lies here, while people may live abroad */
	inBelgium?: true;
	/** Holds the same as this other field */
	sameAs?: string;
	/** Of the fields with this mark all are filled in, or none */
	together?: string;
	upload?: UploadPurpose;
	/** Asked only while this holds of the other fields, such as a CV in an application (decisions 39) */
	condition?: Condition;
	/** Part of the form that it stands in; forms of one step need none */
	step?: string;
}

/** A form as one declaration: what it asks, in which order, and what it is about. */
export interface FormDescription {
	kind: RequestKind;
	/** Section of the dictionaries with its texts, prefix of the ids in its markup, and name of its slot */
	name: string;
	/** What it can be about, the usual kind first: the visitor comes from that page */
	subjects?: readonly SubjectKind[];
	/** It can only be about what has this goal: properties while they are available or under option, units while they are available */
	subjectGoal?: Goal;
	/** A question: it can be about what is sold out as well */
	takesSoldOut?: true;
	/** Names of its parts, in order; none for a form of one step */
	steps?: readonly string[];
	/** Its last step shows all answers: they are sent once the visitor has looked at them (`reviewMark`) */
	hasReview?: true;
	/**
	 * Asks for a proof that a person fills it in, from the first interaction on (decisions 29); `when-suspicious`: only where
	 * something looks wrong.
	 */
	hasCaptcha?: true | 'when-suspicious';
	fields: readonly FormField[];
}

/** What a visitor filled in, as typed, by field name. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** What a checked form holds: numbers and ticks as such, fields that were left empty or not asked left out. */
export type FormFields = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** What is wrong with one field. */
export interface FormFieldError {
	name: string;
	code: FieldErrorCode;
}

export const TICKED = 'on';

/** Kinds that hold several values. */
export const holdsSeveral = ({ kind }: Pick<FormField, 'kind'>): boolean =>
	kind === 'choices' || kind === 'types' || kind === 'places';

/** Has the field to be filled in, given what the others hold? */
export const isRequired = (
	{ required, requiredUnless }: Pick<FormField, 'required' | 'requiredUnless'>,
	values: FormValues,
): boolean => required === true && !(requiredUnless && isConditionMet(requiredUnless, values));
