import { emptySearch, type FormFields, type Goal, PRICE_RANGES, writeSearch } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { MAIL_TEXTS } from '../mail/mail-text.ts';
import { chosenFacts } from '../requests/mails/field-facts.ts';
import { notificationMail } from '../requests/mails/request-mails.ts';
import type { RequestEffect } from '../requests/request-effect.ts';
import { type TakenRequest, textOf } from '../requests/taken-request.ts';
import { searchFacts } from '../saved-searches/description/search-facts.ts';
import type { StoredSubscription } from './stored-subscription.ts';
import { optInMail } from './subscription-mail.ts';

const numberOf = (fields: FormFields, name: string) => {
	const value = fields[name];
	return typeof value === 'number' ? value : undefined;
};
const listOf = (fields: FormFields, name: string) => {
	const value = fields[name];
	return Array.isArray(value) ? (value as string[]) : [];
};

/** A saved search as the search of the site writes it, so that the search itself answers it. */
export function savedSearchOf(fields: FormFields): { goal: Goal; query: string } {
	const goal: Goal = fields.goal === 'rent' ? 1 : 0;
	const range = PRICE_RANGES[goal];
	const area = numberOf(fields, 'livingArea');
	const filter = {
		...emptySearch(goal),
		cities: listOf(fields, 'zones').map((zone) => {
			const [name = '', zip = ''] = zone.split('|');
			return { name, zip };
		}),
		types: listOf(fields, 'types').map(Number),
		rooms: { bedrooms: numberOf(fields, 'bedrooms') ?? 0 },
		price: {
			min: numberOf(fields, 'budgetMin') ?? range.min,
			max: Math.min(numberOf(fields, 'budgetMax') ?? range.max, range.max),
		},
		area: area ? { min: area } : {},
		hideSold: true,
	};
	return { goal, query: writeSearch(filter).toString() };
}

const personOf = ({ fields, id, language }: TakenRequest) => ({
	request_id: id,
	email: textOf(fields, 'email'),
	first_name: textOf(fields, 'firstName'),
	last_name: textOf(fields, 'lastName'),
	language,
});

/** A newsletter subscription of this address: a new one, or the one that there is. Who reads it keeps its language: this may be anybody. */
async function newsletterOf(request: TakenRequest, transaction: Tx): Promise<StoredSubscription> {
	const { rows } = await sql<StoredSubscription>`
		insert into subscription (request_id, kind, email, first_name, last_name, language)
		values (${request.id}, 'newsletter', ${textOf(request.fields, 'email')}, ${textOf(request.fields, 'firstName')},
			${textOf(request.fields, 'lastName')}, ${request.language})
		on conflict (lower(email)) where kind = 'newsletter' and status <> 'ended'
		do update set language = case subscription.status when 'active' then subscription.language else excluded.language end
		returning *`.execute(transaction);
	const [row] = rows;
	if (!row) throw new Error('no subscription was stored');
	return row;
}

/** The newsletter: one mail, which asks to confirm the address. */
export const subscribeToNewsletter: RequestEffect = async (request, transaction) => ({
	'newsletter-opt-in': optInMail(request, await newsletterOf(request, transaction)),
});

/** An address that has an account keeps it: the mail says so, the answer does not (decisions 25). */
async function accountStateOf(transaction: Tx, email: string): Promise<'asked' | 'known'> {
	const known = await transaction
		.selectFrom('owner')
		.select('id')
		.where(sql<string>`lower(email)`, '=', email.toLowerCase())
		.executeTakeFirst();
	return known ? 'known' : 'asked';
}

/** A saved search: the visitor confirms the address, the agency hears what is looked for. */
export const registerSavedSearch: RequestEffect = async (request, transaction) => {
	const { fields, passwordHash, language } = request;
	const { goal, query } = savedSearchOf(fields);
	const account = passwordHash ? await accountStateOf(transaction, textOf(fields, 'email')) : undefined;
	const savedSearch = await transaction
		.insertInto('subscription')
		.values({
			...personOf(request),
			kind: 'wish',
			goal,
			query,
			frequency: fields.frequency === 'daily' ? 'daily' : 'at-once',
			password_hash: account === 'asked' && passwordHash ? passwordHash : null,
		})
		.returningAll()
		.executeTakeFirstOrThrow();
	const total = searchFacts(request).slice(1);
	const facts = [...chosenFacts(request, MAIL_TEXTS[language], ['newsletter', 'withAccount']), ...total];
	return {
		'wish-opt-in': optInMail(request, savedSearch, { facts, account, title: textOf(fields, 'title') }),
		notice: notificationMail(request, { actions: ['search-end'], target: String(savedSearch.id) }),
	};
};
