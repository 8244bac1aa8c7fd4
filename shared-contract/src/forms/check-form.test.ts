import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkForm } from './check-form.ts';
import { type FormDescription, type FormValues, holdsSeveral, TICKED } from './form-description.ts';
import { FORMS } from './forms.ts';

const TODAY = '2026-11-21';
const all = Object.values(FORMS);

const GOOD: Record<string, string | string[]> = {
	slot: '2026-12-01T10:00',
	amount: '349000',
	loanAmount: '200000',
	validUntil: '2026-12-24',
	startDate: '2026-12-01',
	endDate: '2026-12-03',
	email: 'lotte@example.be',
	friendEmail: 'jan@example.be',
	website: 'https://example.be',
	password: 'lang genoeg',
	passwordRepeat: 'lang genoeg',
	types: ['1', '2'],
	type: ['1'],
	zones: ['gent|9000'],
	goal: 'sale',
};

/** A form filled in with sound values in every field. */
function filled(form: FormDescription, changes: FormValues = {}): FormValues {
	const values = form.fields.map(({ name, kind, options, range }) => [
		name,
		GOOD[name] ??
			(kind === 'tick' ? TICKED : kind === 'number' ? String(range?.min ?? 1) : (options?.[0] ?? 'x')),
	]);
	return { ...Object.fromEntries(values), ...changes };
}
const errorsOf = (form: FormDescription, changes: FormValues) => {
	const check = checkForm(form, filled(form, changes), TODAY);
	return check.ok ? [] : check.errors;
};

describe.each(all)('the form $kind', (form) => {
	it('takes sound values in every field', () => {
		expect(checkForm(form, filled(form), TODAY)).toMatchObject({ ok: true });
	});

	it('asks of each field that it has to be filled in exactly when it is marked so', () => {
		for (const field of form.fields.filter(({ condition }) => !condition)) {
			const expected = field.required
				? [{ name: field.name, code: field.kind === 'tick' ? 'not-accepted' : 'required' }]
				: [];
			const found = errorsOf(form, { [field.name]: holdsSeveral(field) ? [] : '  ' });
			expect(found.filter(({ name }) => name === field.name)).toEqual(expected);
		}
	});

	it('names every field once', () => {
		const names = form.fields.map(({ name }) => name);
		expect(new Set(names).size).toBe(names.length);
	});

	it('answers whatever is filled in, one finding per field, in its order', () => {
		const names = form.fields.map(({ name }) => name);
		const value = fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 4 }));
		fc.assert(
			fc.property(fc.dictionary(fc.constantFrom(...names), value), (values) => {
				const check = checkForm(form, values, TODAY);
				if (check.ok) return;
				const found = check.errors.map(({ name }) => names.indexOf(name));
				expect(found).toEqual([...new Set(found)].sort((one, other) => one - other));
			}),
		);
	});
});

describe('single rules', () => {
	it.each([
		['contact-me', { email: 'geen adres' }, 'email', 'invalid'],
		['contact-me', { remark: 'x'.repeat(5_001) }, 'remark', 'too-long'],
		['contact-me', { title: 'dokter' }, 'title', 'invalid'],
		['send-to-friend', { friendEmail: 'jan@' }, 'friendEmail', 'invalid'],
		['demand-register', { types: [] }, 'types', 'required'],
		['demand-register', { zones: [] }, 'zones', 'required'],
		['demand-register', { password: 'kort', passwordRepeat: 'kort' }, 'password', 'too-short'],
		['demand-register', { passwordRepeat: 'iets anders' }, 'passwordRepeat', 'mismatch'],
		['contact-demand', { valuationAddress: '' }, 'valuationAddress', 'required'],
		['contact-demand', { constructionYear: '1200' }, 'constructionYear', 'invalid'],
		['purchase-offer', { amount: '12,5' }, 'amount', 'invalid'],
		['purchase-offer', { amount: '12.5' }, 'amount', 'invalid'],
		['purchase-offer', { amount: '999' }, 'amount', 'invalid'],
		['demand-register', { budgetMin: '300000', budgetMax: '250000' }, 'budgetMax', 'invalid'],
		['purchase-offer', { validUntil: '2026-11-20' }, 'validUntil', 'invalid'],
		['purchase-offer', { knowsItBinds: '' }, 'knowsItBinds', 'not-accepted'],
		['contact-appointment', { slot: 'other', startDate: '2026-02-31' }, 'startDate', 'invalid'],
		['contact-appointment', { slot: 'other', endDate: '2026-11-30' }, 'endDate', 'invalid'],
		['testimonial', { website: 'javascript:alert(1)' }, 'website', 'invalid'],
		['site-contact', { reason: 'job', cv: '' }, 'cv', 'required'],
	] as const)('%s with %j: %s is %s', (kind, changes, name, code) => {
		expect(errorsOf(FORMS[kind], changes)).toEqual([{ name, code }]);
	});

	it('asks for what a condition hides neither value nor rule', () => {
		const check = checkForm(
			FORMS['site-contact'],
			filled(FORMS['site-contact'], { reason: 'question', cv: 'token' }),
			TODAY,
		);
		expect(check.ok && check.fields).not.toHaveProperty('cv');
		expect(errorsOf(FORMS['purchase-offer'], { financing: 'own-means', loanAmount: '' })).toEqual([]);
	});

	it.each(['349000', '349.000', '349 000', '€ 349.000', '349\u00a0000 €'])(
		'reads %j as an amount',
		(amount) => {
			const check = checkForm(FORMS['purchase-offer'], filled(FORMS['purchase-offer'], { amount }), TODAY);
			expect(check.ok && check.fields.amount).toBe(349_000);
		},
	);

	it('hands numbers and ticks on as such, texts trimmed, empty fields not at all', () => {
		const check = checkForm(
			FORMS['purchase-offer'],
			filled(FORMS['purchase-offer'], { firstName: '  Lotte ', remark: ' ' }),
			TODAY,
		);
		expect(check).toMatchObject({
			ok: true,
			fields: { amount: 349_000, knowsItBinds: true, firstName: 'Lotte' },
		});
		expect(check.ok && check.fields).not.toHaveProperty('remark');
	});
});
