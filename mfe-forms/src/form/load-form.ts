import type { SlotContext } from '@estate/remote-kit';
import {
	ApiError,
	type Crumb,
	type FormDescription,
	type LoadResult,
	type SubjectKind,
} from '@estate/shared-contract';
import { loadDescription } from '../search-summary/load-description.ts';
import { meantKind } from '../subject/asked-subject.ts';
import { loadSubject } from '../subject/load-subject.ts';
import type { Subject } from '../subject/subject.ts';
import { subjectAddress } from '../subject/subject-address.ts';
import { chosenOptions, withChosenSlot } from './chosen-options.ts';
import { loadFieldOptions, loadVisitSlots } from './field-options.ts';
import type { FormSlotData } from './form-slot-data.ts';
import { wordsOf } from './form-words.ts';
import { initialValues } from './initial-values.ts';
import { offeredValues } from './offered-values.ts';

const asksForSlot = ({ fields }: FormDescription) => fields.some(({ kind }) => kind === 'slot');

/** Kind of what a form is about. Only the site's own contact form is of use without the property that it may be about. */
const neededSubject = (form: FormDescription, search: string): SubjectKind | undefined =>
	form.kind === 'site-contact' ? undefined : meantKind(form, search);

/**
 * All that a form shows. `filled` is what was posted to it: nothing of that may be lost, so where the api gives no answer
 * any more, what was chosen stands for what could be.
 */
export async function formData(
	form: FormDescription,
	context: SlotContext,
	filled?: Pick<
		FormSlotData,
		'values' | 'errors' | 'problem' | 'retryAfter' | 'captcha' | 'isReview' | 'change'
	>,
): Promise<FormSlotData> {
	const { search } = context.location;
	let isAway = false;
	async function read<Value>(reading: Promise<Value>, instead: Value): Promise<Value> {
		try {
			return await reading;
		} catch (error) {
			if (!filled || !(error instanceof ApiError)) throw error;
			isAway = true;
			return instead;
		}
	}
	const [named, options] = await Promise.all([
		read(loadSubject(form, search, context), undefined),
		read(loadFieldOptions(form, context), filled ? chosenOptions(form, filled.values, context) : {}),
	]);
	const refused = named && 'refusal' in named ? named : undefined;
	const subject = named && !('refusal' in named) ? named : undefined;
	const needed = neededSubject(form, search);
	const values = filled?.values ?? offeredValues(initialValues(form, search), options);
	const saved = form.fields.find(({ kind }) => kind === 'search')?.name;
	const description =
		saved === undefined ? undefined : await loadDescription(context, String(values[saved] ?? ''));
	const slots = subject && asksForSlot(form) ? await loadVisitSlots(subject, context, context.signal) : [];
	return {
		kind: form.kind,
		errors: [],
		...filled,
		values,
		isPage: context.route.id.startsWith('forms.'),
		...(subject
			? { subject }
			: needed && !isAway
				? { lacksSubject: needed, ...(refused ? { refused } : {}) }
				: {}),
		options,
		...(description ? { search: description } : {}),
		slots: filled ? withChosenSlot(form, filled.values, slots) : slots,
	};
}

function crumbOf(subject: Subject, { href }: SlotContext): Crumb {
	const address = subjectAddress(subject, href);
	return { name: subject.title, ...(address ? { href: address } : {}) };
}

/** A form on a page of its own, or in a module of a CMS page, whose heading is the page's. */
export async function loadForm(
	form: FormDescription,
	context: SlotContext,
): Promise<LoadResult<FormSlotData>> {
	const { text } = context;
	const data = await formData(form, context);
	if (!data.isPage) return { data };
	const words = wordsOf(form, data);
	const heading = text(words.title);
	return {
		...(data.lacksSubject ? { status: 404 } : {}),
		heading,
		head: { title: heading, description: text(words.lead) },
		crumbs: [...(data.subject ? [crumbOf(data.subject, context)] : []), { name: heading }],
		data,
	};
}
