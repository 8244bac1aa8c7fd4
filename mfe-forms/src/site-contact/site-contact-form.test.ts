import { LANGUAGES } from '@estate/shared-contract';
import { siteContactSchema, submissionSchema } from '@estate/shared-contract/schemas';
import { describe, expect, test } from 'vitest';
import { TICKED } from '../form/form-field.ts';
import { checkSiteContact } from './check-site-contact.ts';
import { SITE_CONTACT_FORM } from './site-contact-form.ts';

const filled = { firstName: 'Lotte', lastName: 'Maes', email: 'lotte@example.be', phone: '0470 12 34 56' };

const ownTexts = async (language: string) =>
	(await import(`../texts/${language}.json`)).default.siteContact as {
		fields: Record<string, string>;
		options: Record<string, Record<string, string>>;
	};

describe('the declaration of the contact form', () => {
	test('asks exactly what the schema takes from a visitor', () => {
		const known = new Set([...Object.keys(submissionSchema.shape), 'propertyId']);
		const expected = Object.keys(siteContactSchema.shape).filter((name) => !known.has(name));
		expect(SITE_CONTACT_FORM.fields.map(({ name }) => name).sort()).toEqual(expected.sort());
	});

	test.each(SITE_CONTACT_FORM.fields)('marks $name as required exactly when the schema does', (field) => {
		const check = checkSiteContact({ ...filled, [field.name]: '' });
		const codes = check.ok ? [] : check.errors;
		expect(codes).toEqual(field.required ? [{ name: field.name, code: 'required' }] : []);
	});

	test.each(SITE_CONTACT_FORM.fields.filter(({ kind }) => kind === 'choice'))(
		'offers only values of $name that the schema takes',
		({ name, options = [] }) => {
			expect(options).not.toHaveLength(0);
			for (const option of options) expect(checkSiteContact({ ...filled, [name]: option }).ok).toBe(true);
			expect(checkSiteContact({ ...filled, [name]: 'doctor' }).ok).toBe(false);
		},
	);

	test.each(LANGUAGES)('has a label for every field and option in %s', async (language) => {
		const { fields, options } = await ownTexts(language);
		for (const field of SITE_CONTACT_FORM.fields) {
			expect(fields[field.name], field.name).toBeTruthy();
			for (const option of field.options ?? []) expect(options[field.name]?.[option]).toBeTruthy();
		}
	});
});

describe('checking what was filled in', () => {
	test('takes a good form, trims it and reads ticks as booleans', () => {
		const check = checkSiteContact({ ...filled, firstName: '  Lotte ', newsletter: TICKED });
		expect(check).toEqual({ ok: true, fields: { ...filled, newsletter: true } });
	});

	test('tells one thing about each field, in the order of the form', () => {
		const check = checkSiteContact({ email: 'no address', remark: 'x'.repeat(5001) });
		expect(check).toEqual({
			ok: false,
			errors: [
				{ name: 'firstName', code: 'required' },
				{ name: 'lastName', code: 'required' },
				{ name: 'email', code: 'invalid' },
				{ name: 'phone', code: 'required' },
				{ name: 'remark', code: 'too-long' },
			],
		});
	});
});
