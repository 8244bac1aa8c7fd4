import type { SlotContext } from '@estate/remote-kit';
import type { Crumb, FormDescription, LoadResult } from '@estate/shared-contract';
import { loadSubject } from '../subject/load-subject.ts';
import type { Subject } from '../subject/subject.ts';
import { subjectAddress } from '../subject/subject-address.ts';
import { loadFieldOptions, loadVisitSlots } from './field-options.ts';
import type { FormSlotData } from './form-slot-data.ts';
import { initialValues } from './initial-values.ts';

const asksForSlot = ({ fields }: FormDescription) => fields.some(({ kind }) => kind === 'slot');

/** Only the site's own contact form is of use without the home that it may be about. */
const needsSubject = ({ kind, subject }: FormDescription) => subject !== undefined && kind !== 'site-contact';

/** All that a form shows. `filled` is what was posted to it. */
export async function formData(
	form: FormDescription,
	context: SlotContext,
	filled?: Pick<FormSlotData, 'values' | 'errors' | 'problem' | 'captcha'>,
): Promise<FormSlotData> {
	const { search } = context.location;
	const [subject, options] = await Promise.all([
		loadSubject(form, search, context),
		loadFieldOptions(form, context),
	]);
	const slots = subject && asksForSlot(form) ? await loadVisitSlots(subject.id, context, context.signal) : [];
	return {
		kind: form.kind,
		values: initialValues(form, search),
		errors: [],
		...filled,
		isPage: context.route.id.startsWith('forms.'),
		...(subject ? { subject } : needsSubject(form) ? { lacksSubject: true as const } : {}),
		options,
		slots,
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
	const heading = text(`forms.${form.name}.title`);
	return {
		...(data.lacksSubject ? { status: 404 } : {}),
		heading,
		head: { title: heading, description: text(`forms.${form.name}.lead`) },
		crumbs: [...(data.subject ? [crumbOf(data.subject, context)] : []), { name: heading }],
		data,
	};
}
