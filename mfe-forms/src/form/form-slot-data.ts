import type {
	Captcha,
	FormFieldError,
	FormValues,
	RequestKind,
	SearchDescription,
	SubjectKind,
	VisitSlot,
} from '@estate/shared-contract';
import type { RefusedSubject, Subject } from '../subject/subject.ts';
import type { SubmissionProblem } from './submit/submission-outcome.ts';

/** One value that a visitor can tick. */
export interface FieldOption {
	value: string;
	label: string;
	/** Beside the label, such as the postcode */
	note?: string;
	/** Other names that find it, in lower case */
	aliases?: string;
}

/** What a form shows: empty at first, and what was typed with what is wrong after a post. */
export interface FormSlotData {
	kind: RequestKind;
	values: FormValues;
	errors: readonly FormFieldError[];
	problem?: SubmissionProblem | undefined;
	/** Seconds until another try makes sense, where the api says so */
	retryAfter?: number | undefined;
	/** All answers are shown, to be looked at before they are sent */
	isReview?: true;
	/** The visitor comes back from there to this field */
	change?: string;
	/** A visitor without JavaScript answers this one */
	captcha?: Captcha;
	/** A form on a page of its own has room beside it; one in a module of a CMS page has not */
	isPage: boolean;
	subject?: Subject;
	/** The kind of what it is about, where the address names none that is known */
	lacksSubject?: SubjectKind;
	/** What the address names and this form cannot be about */
	refused?: RefusedSubject;
	/** Types and places to tick, by name of the field */
	options: Readonly<Record<string, readonly FieldOption[]>>;
	slots: readonly VisitSlot[];
	/** The search that a form saves, in words */
	search?: SearchDescription;
}
