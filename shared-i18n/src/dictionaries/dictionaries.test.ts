import { LANGUAGES } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { dictionaries } from './index.ts';

function entries(texts: object, path = ''): [key: string, text: unknown][] {
	return Object.entries(texts).flatMap(([key, value]): [string, unknown][] =>
		typeof value === 'object' && value !== null ? entries(value, `${path}${key}.`) : [[path + key, value]],
	);
}

const keysOf = (language: keyof typeof dictionaries) =>
	entries(dictionaries[language])
		.map(([key]) => key)
		.sort();
const placeholders = (text: unknown) => [...String(text).matchAll(/\{\{\w+\}\}/g)].map(String).sort();

describe.each(LANGUAGES)('the %s dictionary', (language) => {
	it('has the same keys as the others', () => {
		expect(keysOf(language)).toEqual(keysOf('nl'));
	});

	it('has no empty text', () => {
		const empty = entries(dictionaries[language]).filter(
			([, text]) => typeof text !== 'string' || !text.trim(),
		);
		expect(empty).toEqual([]);
	});

	it('names the same values in each text', () => {
		const dutch = new Map(entries(dictionaries.nl));
		for (const [key, text] of entries(dictionaries[language]))
			expect([key, placeholders(text)]).toEqual([key, placeholders(dutch.get(key))]);
	});
});

it.each(['fr', 'en', 'de'] as const)('is really translated into %s', (language) => {
	const dutch = new Map(entries(dictionaries.nl));
	const sentences = entries(dictionaries[language]).filter(([, text]) => String(text).split(' ').length > 3);
	expect(sentences.filter(([key, text]) => dutch.get(key) === text)).toEqual([]);
});

it('carries the messages of the specification word for word in English', () => {
	const { errors, empty, notice, failures } = dictionaries.en.ui;
	expect([
		errors.street.required,
		errors.zip.required,
		errors.city.required,
		errors.firstName.required,
		errors.lastName.required,
		errors.email.required,
		errors.email.invalid,
		errors.phone.required,
		errors.password.required,
		errors.title.required,
		errors.goal.required,
		errors.captcha,
	]).toEqual([
		'Address is a required field',
		'Postal code is a required field',
		'City is a required field',
		'First name is a required field',
		'Last name is a required field',
		'email address is a required field',
		'email address is not valid',
		'Phone number is a required field',
		'Password is a required field',
		'Title is a required field',
		'Goal is a required field',
		'The entered characters are not valid',
	]);
	expect([empty.title, empty.search, empty.documents, empty.projects]).toEqual([
		'No results',
		'No results were found for your search.',
		'No documents',
		'No projects are currently available.',
	]);
	expect([notice.propertyNotFound, notice.propertySold, notice.propertyRented]).toEqual([
		'Property Not Found',
		'Property Sold',
		'The property you requested has been rented',
	]);
	expect([failures.login, failures.credentials, failures.api, failures.appointmentsFull]).toEqual([
		'Login failed',
		'The username or password are not correct.',
		'API ERROR',
		'The appointments are full',
	]);
	expect(dictionaries.en.frame.notFound.title).toBe('Oops, this page no longer exists');
	expect(dictionaries.en.frame.notFound.heading).toBe('Page not found');
});

it('carries the failures and successes of the specification word for word in English', () => {
	const { failures, successes, picture } = dictionaries.en.ui;
	expect([
		failures.userNotFound,
		failures.personNotFound,
		`${failures.api}; ${failures.invalidView}`,
		failures.documents,
		failures.documentsRequested,
		picture.none,
	]).toEqual([
		'User not found',
		'Person not found',
		'API ERROR; invalid view',
		'Request document error',
		'documents already requested for this property',
		'No photo was found',
	]);
	expect(failures.mail).toMatch(/^Mail send failed\b.*try again/);
	expect(successes.thanks).toMatch(/thank.*trust/i);
	expect(successes.sentToFriend).toMatch(/page.*sent.*friend.*e-?mail/i);
	expect(successes.unsubscribed).toMatch(/unsubscribed/i);
	expect(successes.documents).toMatch(/documents will be sent.*e-?mail/i);
});
