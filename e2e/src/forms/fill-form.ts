import {
	FORMS,
	type FormField,
	isConditionMet,
	REVIEW_FIELD,
	type RequestKind,
	reviewMark,
	TICKED,
} from '@estate/shared-contract';
import { expect, type Locator, type Page } from '@playwright/test';

export type Values = Record<string, string>;

/** A day that is still to come, as a field of days holds it. */
export const dayAhead = (days: number): string =>
	new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Sound values of every field that has to be filled in. */
export const VALUES: Values = {
	firstName: 'Lotte',
	lastName: 'Vermeulen',
	name: 'Lotte Vermeulen',
	phone: '0478123456',
	remark: 'Is er een fietsenberging?',
	friendEmail: 'jan@example.be',
	street: 'Coupure 12',
	valuationAddress: 'Coupure 12',
	zip: '9000',
	city: 'Gent',
	goal: 'sale',
	frequency: 'daily',
	financing: 'own-means',
	title: 'ms',
	types: '1',
	type: '1',
	zones: 'gent|9000',
	slot: 'other',
	startDate: dayAhead(10),
	endDate: dayAhead(13),
	validUntil: `${dayAhead(30)}T18:00`,
	amount: '349.000',
	comment: 'Alles liep vlot.',
	mayPublish: TICKED,
	knowsItBinds: TICKED,
	search: 'goal=0&type=1',
	consent: TICKED,
};

let visitors = 0;

/** An address that no other visitor of this run has. */
export const newEmail = (who: string): string =>
	`${who}-${Date.now()}-${process.pid}-${++visitors}@example.be`;

/** What a browser posts of a form: the fields that have to be filled in. */
export function postedPairs(kind: RequestKind, values: Values): [string, string][] {
	const { fields, name } = FORMS[kind];
	const asked = fields.filter(({ required, condition }) => required && isConditionMet(condition, values));
	const pairs = asked.map((field): [string, string] => [field.name, values[field.name] ?? '']);
	const mark: [string, string][] = FORMS[kind].hasReview
		? [[REVIEW_FIELD, reviewMark(FORMS[kind], Object.fromEntries(pairs))]]
		: [];
	return [['_slot', `forms.${name}`], ['homepage', ''], ...pairs, ...mark];
}

/** Chooses a visit time; the days after the first are folded away. */
export async function chooseSlot(form: Locator, slot: string): Promise<void> {
	const radio = `[name="slot"][value="${slot}"]`;
	for (const fold of await form
		.locator('details')
		.filter({ has: form.page().locator(radio) })
		.all())
		if ((await fold.getAttribute('open')) === null) await fold.locator(':scope > summary').click();
	await form.locator(radio).check();
}

async function fillField(form: Locator, { name, kind }: FormField, value: string | undefined): Promise<void> {
	const control = form.locator(`[name="${name}"]`);
	// The page has it from its address.
	if (kind === 'search') return;
	if (kind === 'types' || kind === 'places') await control.first().check();
	else if (value === undefined) return;
	else if (kind === 'slot') await chooseSlot(form, value);
	else if (kind === 'choice') await form.locator(`[name="${name}"][value="${value}"]`).check();
	else if (kind === 'tick') await control.check();
	else await control.fill(value);
}

/** The form on its page, alive. */
export async function livingForm(page: Page, kind: RequestKind): Promise<Locator> {
	const form = page.locator(`#${FORMS[kind].name} form`);
	await expect(form).toHaveAttribute('data-alive');
	return form;
}

/** Fills in what has to be, step by step where there are steps, up to the last button. */
export async function fillForm(
	page: Page,
	kind: RequestKind,
	values: Values,
	isScripted = true,
): Promise<Locator> {
	const { fields, steps, name } = FORMS[kind];
	const form = isScripted ? await livingForm(page, kind) : page.locator(`#${name} form`);
	const button = form.locator('button[type="submit"]');
	const parts = isScripted && steps ? steps : [undefined];
	for (const [index, step] of parts.entries()) {
		for (const field of fields) {
			const isHere = step === undefined || field.step === step;
			if (isHere && field.required && isConditionMet(field.condition, values))
				await fillField(form, field, values[field.name]);
		}
		if (step === parts.at(-1)) break;
		await button.click();
		await expect(form.locator(`[data-step="${index + 1}"]`)).toBeVisible();
	}
	if (isScripted && FORMS[kind].hasCaptcha === true) await form.locator('[name="captcha"]').fill('ABCDE');
	return button;
}
