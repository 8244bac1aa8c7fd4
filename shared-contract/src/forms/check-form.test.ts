import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELD_ERROR_CODES, REQUEST_KINDS } from '../domain/requests.ts';
import { checkForm } from './check-form.ts';
import { type FormDescription, type FormValues, holdsSeveral, TICKED } from './form-description.ts';
import { FORMS } from './forms.ts';
import { REFUSED_FILE } from './uploads.ts';

const NOW = '2026-11-21T10:30';
const all = Object.values(FORMS);

const GOOD: Record<string, string | string[]> = {
	slot: '2026-12-01T10:00',
	amount: '349000',
	loanAmount: '200000',
	validUntil: '2026-12-24T18:00',
	startDate: '2026-12-01',
	endDate: '2026-12-03',
	email: 'lotte@example.be',
	phone: '0470 12 34 56',
	zip: '9000',
	friendEmail: 'jan@example.be',
	secondEmail: 'jan@example.be',
	secondPhone: '0470 65 43 21',
	website: 'https://example.be',
	password: 'lang genoeg',
	passwordRepeat: 'lang genoeg',
	types: ['1', '2'],
	type: ['1'],
	zones: ['gent|9000'],
	search: 'goal=0&type=1',
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
	const check = checkForm(form, filled(form, changes), NOW);
	return check.ok ? [] : check.errors;
};

describe.each(all)('the form $kind', (form) => {
	it('takes sound values in every field', () => {
		expect(checkForm(form, filled(form), NOW)).toMatchObject({ ok: true });
	});

	it('asks of each field that it has to be filled in exactly when it is marked so', () => {
		for (const field of form.fields.filter(({ condition }) => !condition)) {
			const expected =
				field.required || field.together
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
				const check = checkForm(form, values, NOW);
				if (check.ok) return;
				const found = check.errors.map(({ name }) => names.indexOf(name));
				expect(found).toEqual([...new Set(found)].sort((one, other) => one - other));
			}),
		);
	});
});

describe('a text of one line', () => {
	const HOSTILE = 'Zoë\r\nBcc: spy@example.test\u2028\u0000\u001b[31m\u202eevil\tend\u0085';
	const texts = all.flatMap((form) =>
		form.fields.filter(({ kind }) => kind === 'text').map((field) => [form.kind, field.name] as const),
	);
	it.each(texts)('%s %s holds no line break and no other control character', (kind, name) => {
		const longest = FORMS[kind].fields.find((field) => field.name === name)?.longest ?? 200;
		const check = checkForm(FORMS[kind], filled(FORMS[kind], { [name]: HOSTILE.slice(0, longest) }), NOW);
		const value = check.ok ? String(check.fields[name]) : '';
		expect(value).toMatch(/^Zoë Bcc/);
		expect(value).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u);
	});

	it('is not empty for a control character, and none makes an address valid', () => {
		expect(errorsOf(FORMS['contact-me'], { firstName: '\u0000\u0007' })).toEqual([
			{ name: 'firstName', code: 'required' },
		]);
		expect(errorsOf(FORMS['contact-me'], { email: 'a@b.test\r\nBcc: c@d.test' })).toEqual([
			{ name: 'email', code: 'invalid' },
		]);
	});

	it('of several lines keeps its lines, and nothing else that is not seen', () => {
		const check = checkForm(
			FORMS['contact-me'],
			filled(FORMS['contact-me'], { remark: 'Dag,\r\n\r\n\teen\rvraag\u0000\u202e!\n' }),
			NOW,
		);
		expect(check.ok && check.fields.remark).toBe('Dag,\n\n\teen\nvraag!');
	});
});

describe('a list where the field holds one value', () => {
	it.each(REQUEST_KINDS)('is wrong by a code that the dictionaries know: %s', (kind) => {
		const form = FORMS[kind];
		for (const { name } of form.fields) {
			const check = checkForm(form, filled(form, { [name]: ['a', 'b'] }), NOW);
			const codes = check.ok ? [] : check.errors.map(({ code }) => code);
			for (const code of codes)
				expect([name, FIELD_ERROR_CODES]).toEqual([name, expect.arrayContaining([code])]);
		}
	});
});

describe('single rules', () => {
	it.each([
		['contact-me', { email: 'geen adres' }, 'email', 'invalid'],
		['contact-me', { remark: 'x'.repeat(5_001) }, 'remark', 'too-long'],
		['contact-me', { phone: 'abc' }, 'phone', 'invalid'],
		['contact-me', { remark: '' }, 'remark', 'required'],
		['site-contact', { zip: 'abcd' }, 'zip', 'invalid'],
		['contact-demand', { zip: '99999' }, 'zip', 'invalid'],
		['contact-demand', { zip: '0999' }, 'zip', 'invalid'],
		['contact-demand', { zip: '1012 AB' }, 'zip', 'invalid'],
		['testimonial', { website: 'mijn huis' }, 'website', 'invalid'],
		['testimonial', { website: 'javascript:alert(1)' }, 'website', 'invalid'],
		['contact-me', { title: 'dokter' }, 'title', 'invalid'],
		['send-to-friend', { friendEmail: 'jan@' }, 'friendEmail', 'invalid'],
		['demand-register', { types: [] }, 'types', 'required'],
		['demand-register', { zones: [] }, 'zones', 'required'],
		['demand-register', { password: 'kort', passwordRepeat: 'kort' }, 'password', 'too-short'],
		['demand-register', { passwordRepeat: 'iets anders' }, 'passwordRepeat', 'mismatch'],
		['contact-demand', { valuationAddress: '' }, 'valuationAddress', 'required'],
		['contact-demand', { constructionYear: '1200' }, 'constructionYear', 'invalid'],
		['purchase-offer', { amount: '12,5' }, 'amount', 'cents'],
		['purchase-offer', { amount: '12.5' }, 'amount', 'cents'],
		['purchase-offer', { amount: '349.000,50' }, 'amount', 'cents'],
		['purchase-offer', { amount: '€ 349 000.05' }, 'amount', 'cents'],
		['purchase-offer', { loanAmount: '200.000,5', financing: 'loan' }, 'loanAmount', 'cents'],
		['purchase-offer', { amount: '0' }, 'amount', 'too-small'],
		['purchase-offer', { amount: '999' }, 'amount', 'too-small'],
		['purchase-offer', { amount: '100000001' }, 'amount', 'too-large'],
		['demand-register', { budgetMin: '300000', budgetMax: '250000' }, 'budgetMax', 'invalid'],
		['purchase-offer', { validUntil: '2026-11-20T18:00' }, 'validUntil', 'invalid'],
		['purchase-offer', { validUntil: '2026-11-21T10:30' }, 'validUntil', 'invalid'],
		['purchase-offer', { validUntil: '2027-02-30T10:30' }, 'validUntil', 'invalid'],
		['purchase-offer', { validUntil: '2026-12-24' }, 'validUntil', 'invalid'],
		['purchase-offer', { validUntil: '2027-11-21T10:31' }, 'validUntil', 'too-late'],
		['purchase-offer', { validUntil: '9999-12-31T18:00' }, 'validUntil', 'too-late'],
		['contact-appointment', { slot: 'other', startDate: '9999-12-01' }, 'startDate', 'too-late'],
		['contact-appointment', { slot: 'other', endDate: '2027-11-22' }, 'endDate', 'too-late'],
		['purchase-offer', { secondName: '' }, 'secondName', 'required'],
		['purchase-offer', { secondPhone: '' }, 'secondPhone', 'required'],
		['purchase-offer', { secondEmail: 'jan@' }, 'secondEmail', 'invalid'],
		['contact-me', { title: '' }, 'title', 'required'],
		['purchase-offer', { knowsItBinds: '' }, 'knowsItBinds', 'not-accepted'],
		['contact-appointment', { slot: 'other', startDate: '2026-02-31' }, 'startDate', 'invalid'],
		['contact-appointment', { slot: 'other', endDate: '2026-11-30' }, 'endDate', 'invalid'],
		['testimonial', { website: 'javascript:alert(1)' }, 'website', 'invalid'],
		['site-contact', { reason: 'job', cv: '' }, 'cv', 'required'],
		['site-contact', { remark: ' ' }, 'remark', 'required'],
		['site-contact', { reason: '', remark: '' }, 'remark', 'required'],
		['purchase-offer', { loanAmount: '349001', financing: 'loan' }, 'loanAmount', 'invalid'],
	] as const)('%s with %j: %s is %s', (kind, changes, name, code) => {
		expect(errorsOf(FORMS[kind], changes)).toEqual([{ name, code }]);
	});

	it('takes an offer until the next minute, one of a single buyer, and a person without a title', () => {
		expect(errorsOf(FORMS['purchase-offer'], { validUntil: '2026-11-21T10:31' })).toEqual([]);
		const single = { secondName: '', secondEmail: '', secondPhone: '' };
		expect(errorsOf(FORMS['purchase-offer'], single)).toEqual([]);
		expect(errorsOf(FORMS['purchase-offer'], { title: 'none' })).toEqual([]);
	});

	it('takes dates until the same minute of the next year, also on 29 February', () => {
		expect(errorsOf(FORMS['purchase-offer'], { validUntil: '2027-11-21T10:30' })).toEqual([]);
		const visit = { slot: 'other', startDate: '2027-11-20', endDate: '2027-11-21' };
		expect(errorsOf(FORMS['contact-appointment'], visit)).toEqual([]);
		const leap = (validUntil: string) =>
			checkForm(FORMS['purchase-offer'], filled(FORMS['purchase-offer'], { validUntil }), '2028-02-29T10:30')
				.ok;
		expect([leap('2029-02-28T23:59'), leap('2029-03-01T00:00')]).toEqual([true, false]);
	});

	it('takes a foreign postcode of a person, and of a property to value the first and the last of Belgium', () => {
		for (const zip of ['99999', '1012 AB', 'L-1234'])
			for (const kind of ['site-contact', 'purchase-offer'] as const)
				expect(errorsOf(FORMS[kind], { zip }), `${kind} ${zip}`).toEqual([]);
		for (const zip of ['1000', '9992', ' 9000 '])
			expect(errorsOf(FORMS['contact-demand'], { zip }), zip).toEqual([]);
	});

	it('takes an application without a message, and a loan of the whole price', () => {
		expect(errorsOf(FORMS['site-contact'], { reason: 'job', remark: '' })).toEqual([]);
		expect(errorsOf(FORMS['purchase-offer'], { loanAmount: '349000', financing: 'loan' })).toEqual([]);
	});

	it('asks for what a condition hides neither value nor rule', () => {
		const check = checkForm(
			FORMS['site-contact'],
			filled(FORMS['site-contact'], { reason: 'question', cv: 'token' }),
			NOW,
		);
		expect(check.ok && check.fields).not.toHaveProperty('cv');
		expect(errorsOf(FORMS['purchase-offer'], { financing: 'own-means', loanAmount: '' })).toEqual([]);
	});

	it.each([
		...['349000', '349.000', '349 000', '€ 349.000', '349\u00a0000 €', '349,000', '349.000,00'],
		...['349,000.00', '€ 349 000', '349k', '0,349 mio', '349\u202f000'],
	])('reads %j as an amount', (amount) => {
		const check = checkForm(FORMS['purchase-offer'], filled(FORMS['purchase-offer'], { amount }), NOW);
		expect(check.ok && check.fields.amount).toBe(349_000);
	});

	it.each([
		['contact-me', 'phone', '0470/12.34.56', '0470 12 34 56'],
		['contact-me', 'phone', '+32 470 12 34 56', '+32 470 12 34 56'],
		['testimonial', 'website', 'www.example.be/over-ons', 'https://www.example.be/over-ons'],
		['testimonial', 'website', 'http://example.be', 'http://example.be'],
	] as const)('%s hands on %s %j as %j', (kind, name, typed, value) => {
		const check = checkForm(FORMS[kind], filled(FORMS[kind], { [name]: typed }), NOW);
		expect(check.ok && check.fields[name]).toBe(value);
	});

	it('hands numbers and ticks on as such, texts trimmed, empty fields not at all', () => {
		const check = checkForm(
			FORMS['purchase-offer'],
			filled(FORMS['purchase-offer'], { firstName: '  Lotte ', remark: ' ' }),
			NOW,
		);
		expect(check).toMatchObject({
			ok: true,
			fields: { amount: 349_000, knowsItBinds: true, firstName: 'Lotte' },
		});
		expect(check.ok && check.fields).not.toHaveProperty('remark');
	});
});

it('says of a file that was not taken that it is wrong, and takes it for none that was received', () => {
	const field = { name: 'cv', kind: 'file', upload: 'cv', required: true } as const;
	const form = { ...FORMS['site-contact'], fields: [field] } as unknown as FormDescription;
	expect(checkForm(form, { cv: REFUSED_FILE }, '2026-11-23')).toEqual({
		ok: false,
		errors: [{ name: 'cv', code: 'invalid' }],
	});
});
