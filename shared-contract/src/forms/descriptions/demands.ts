import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../domain/passwords.ts';
import { PRICE_RANGES } from '../../domain/price-ranges.ts';
import { LONGEST_SEARCH } from '../../domain/saved-searches.ts';
import { TIME_SLOTS } from '../../domain/time-slots.ts';
import type { FormDescription, FormField } from '../form-description.ts';
import { CITY, EMAIL, NEWSLETTER, PERSON, REMARK, STREET, TITLE, ZIP } from '../people-fields.ts';

const required = (field: FormField): FormField => ({ ...field, required: true });
const inStep = (step: string, fields: readonly FormField[]): FormField[] =>
	fields.map((field) => ({ ...field, step }));

const GOAL: FormField = { name: 'goal', kind: 'choice', options: ['sale', 'rent'], required: true };
const TIME_SLOT: FormField = { name: 'timeSlot', kind: 'choice', options: Object.keys(TIME_SLOTS) };

/** A free valuation: where and what the property is, then who asks. */
export const CONTACT_DEMAND: FormDescription = {
	kind: 'contact-demand',
	name: 'contact-demand',
	hasCaptcha: true,
	steps: ['home', 'person'],
	fields: [
		...inStep('home', [
			GOAL,
			{ name: 'type', kind: 'types', required: true },
			{ ...STREET, name: 'valuationAddress', required: true },
			{ ...required(ZIP), inBelgium: true },
			required(CITY),
			{ name: 'livingArea', kind: 'number', range: { min: 5, max: 20_000 }, width: 'half' },
			{ name: 'bedrooms', kind: 'number', range: { min: 0, max: 50 }, width: 'half' },
			{ name: 'constructionYear', kind: 'number', range: { min: 1400, max: 2100 }, width: 'half' },
		]),
		...inStep('person', [TITLE, ...PERSON, TIME_SLOT, REMARK, NEWSLETTER]),
	],
};

const FREQUENCY: FormField = {
	name: 'frequency',
	kind: 'choice',
	options: ['at-once', 'daily'],
	required: true,
};

const WITH_ACCOUNT = { fact: 'withAccount', operator: 'equals', value: 'on' } as const;

/** A saved search: the visitor hears of properties that fit, at once or once a day. */
export const DEMAND_REGISTER: FormDescription = {
	kind: 'demand-register',
	name: 'demand-register',
	hasCaptcha: true,
	steps: ['wish', 'person'],
	fields: [
		...inStep('wish', [
			GOAL,
			{ name: 'types', kind: 'types', required: true },
			{ name: 'zones', kind: 'places', required: true },
			{
				name: 'budgetMin',
				kind: 'number',
				isPrice: true,
				range: { min: 0, max: PRICE_RANGES[0].max * 10 },
				width: 'half',
			},
			{
				name: 'budgetMax',
				kind: 'number',
				isPrice: true,
				range: { min: 0, max: PRICE_RANGES[0].max * 10 },
				notBelow: 'budgetMin',
				width: 'half',
			},
			{ name: 'bedrooms', kind: 'number', range: { min: 0, max: 50 }, width: 'half' },
			{ name: 'livingArea', kind: 'number', range: { min: 0, max: 20_000 }, width: 'half' },
			FREQUENCY,
		]),
		...inStep('person', [
			TITLE,
			...PERSON.map((field) => (field.name === 'phone' ? { ...field, required: false } : field)),
			REMARK,
			NEWSLETTER,
			{ name: 'withAccount', kind: 'tick' },
			{
				name: 'password',
				kind: 'password',
				required: true,
				shortest: SHORTEST_PASSWORD,
				longest: LONGEST_PASSWORD,
				autoComplete: 'new-password',
				condition: WITH_ACCOUNT,
				width: 'half',
			},
			{
				name: 'passwordRepeat',
				kind: 'password',
				required: true,
				longest: LONGEST_PASSWORD,
				sameAs: 'password',
				autoComplete: 'new-password',
				condition: WITH_ACCOUNT,
				width: 'half',
			},
		]),
	],
};

/** Saves the search, or the favourites, that the visitor comes from: the address to write to, and how often. */
export const SAVE_SEARCH: FormDescription = {
	kind: 'save-search',
	name: 'save-search',
	hasCaptcha: true,
	fields: [
		{ name: 'search', kind: 'search', required: true, longest: LONGEST_SEARCH },
		EMAIL,
		FREQUENCY,
		// Mails of offers need a consent of their own (article XII.13 of the Code of Economic Law, GDPR article 7).
		{ name: 'consent', kind: 'tick', required: true },
	],
};
