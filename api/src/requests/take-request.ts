import type { Gazetteer } from '@estate/places';
import {
	belgianMinute,
	FORMS,
	type FormDescription,
	type FormFields,
	type Language,
	REVIEW_FIELD,
	type RequestBody,
	type RequestKind,
	type RequestReceipt,
	reviewMark,
	type SearchDescription,
	savedSearchFilter,
} from '@estate/shared-contract';
import { asLine, checkForm } from '@estate/shared-contract/schemas';
import { asReceiptHold, readHold } from '../appointments/visit-hold.ts';
import { visitedOf } from '../appointments/visited.ts';
import { checkCaptcha } from '../captcha/check-captcha.ts';
import { needsProof } from '../captcha/needs-proof.ts';
import { Reader, readSite } from '../content/site-settings.ts';
import type { Db, Tx } from '../database/database.ts';
import { queueMails } from '../mail/outbox.ts';
import { withinReceiverLimits } from '../mail/receiver-limits.ts';
import { hashPassword } from '../owners/password/password-hash.ts';
import { refuseCommonPassword } from '../owners/password/password-strength.ts';
import { recordRequest } from '../owners/record-request.ts';
import { readGazetteer } from '../places/read-gazetteer.ts';
import { describeSearch, readTypeNamesById } from '../saved-searches/description/describe-search.ts';
import { searchedByForm } from '../saved-searches/searched-by-form.ts';
import type { SearchContext } from '../server/context.ts';
import { HttpError, notFound } from '../server/http-error.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { takeUpload } from '../uploads/uploads.ts';
import { announceRequest } from './announce-request.ts';
import { askedToken } from './asked/asked-token.ts';
import { writePretended } from './asked/pretended.ts';
import { countSpam } from './count-spam.ts';
import { type AskedSubject, readSubject } from './read-subject.ts';
import { newReference } from './reference.ts';
import { effectOf } from './request-effects.ts';
import type { RequestSubject } from './request-subject.ts';
import { storeRequest } from './store-request.ts';
import { type HandedIn, textOf } from './taken-request.ts';

/** Fields that no password may be made of. */
const PERSONAL = ['email', 'firstName', 'lastName'];

/** The fields of a form that are in order. Throws a 422 answer that names the others. */
function checkedFields(form: FormDescription, values: RequestBody['values']): FormFields {
	const check = checkForm(form, values, belgianMinute());
	if (check.ok) return check.fields;
	throw new HttpError(422, 'invalid', 'Some fields are not right.', {
		fields: check.errors.map(({ name, code }) => ({ path: name, code })),
	});
}

/** Throws a 422 answer for answers that were not shown before they were sent, of a form that asks for that. */
function refuseUnreviewed(
	form: FormDescription,
	values: RequestBody['values'],
	reviewed: string | undefined,
): void {
	if (!form.hasReview || reviewed === reviewMark(form, values)) return;
	throw new HttpError(422, 'not-reviewed', 'Show all answers to who gives them before they are sent.', {
		fields: [{ path: REVIEW_FIELD, code: 'required' }],
	});
}

/** What the request is about. Only the site's own contact form does without. */
async function subjectOf(
	db: Db,
	form: FormDescription,
	about: AskedSubject,
): Promise<RequestSubject | undefined> {
	const subject = await readSubject(db, form, about);
	const [usual] = form.subjects ?? [];
	if (!subject && usual && form.kind !== 'site-contact') throw notFound(about.subjectKind ?? usual);
	return subject;
}

/** Places as forms name them: `gent|9000`, in any of their names. */
async function readKnownPlaces(
	db: Db,
	{ fields }: FormDescription,
	places: Pick<Gazetteer, 'match'>,
): Promise<Set<string>> {
	if (!fields.some(({ kind }) => kind === 'places')) return new Set();
	const rows = await db.selectFrom('city').select(['name', 'slugs', 'zip']).execute();
	return new Set(
		rows.flatMap(({ name, slugs, zip }) => {
			const names = Object.values(places.match(name, zip)?.names ?? {});
			return [name, ...names, ...slugs].map((each) => `${each.toLowerCase()}|${zip}`);
		}),
	);
}

/** The files that the form names, given to the request. Throws a 422 answer for one that is not there (any more). */
async function takeFiles(
	transaction: Tx,
	requestId: number,
	{ fields }: FormDescription,
	values: FormFields,
): Promise<HandedIn[]> {
	const files: HandedIn[] = [];
	for (const { name, upload } of fields) {
		const token = values[name];
		if (!upload || typeof token !== 'string') continue;
		const file = await takeUpload(transaction, token, upload, requestId);
		if (!file)
			throw new HttpError(422, 'invalid', 'A file is not there any more: choose it again.', {
				fields: [{ path: name, code: 'invalid' }],
			});
		files.push({ ...file, field: name });
	}
	return files;
}

/** A search for the mail to an address that may be somebody else's: what was typed stays out of the words. */
const describeForMail = async (
	{ database: { db }, searchIndex }: SearchContext,
	reader: Reader,
	searched: string,
): Promise<SearchDescription> =>
	describeSearch(
		{ db, reader, index: await searchIndex.at('0'), hidesText: true },
		savedSearchFilter(searched),
	);

/**
 * An answer that looks like any other, also where its thank-you page is read; nothing is kept but a count, so that a robot
 * learns nothing.
 */
async function answerRobot(
	db: Db,
	form: FormDescription,
	{ values, ...about }: Pick<RequestBody, 'values'> & AskedSubject,
): Promise<RequestReceipt> {
	const { kind } = form;
	await countSpam(db, kind);
	const reference = newReference();
	const subject = await readSubject(db, form, about);
	const check = checkForm(form, values, belgianMinute());
	const visited = subject ? visitedOf(subject) : { property_id: null, project_id: null };
	const pretended = writePretended({ kind, ...visited, fields: check.ok ? check.fields : {} });
	return {
		reference,
		kind,
		asked: askedToken(await installationSecret(db), reference, Date.now(), pretended),
	};
}

/**
 * Takes a filled-in form: the request, what it sets going and its mails in one transaction. Who fills the honeypot in, or
 * is quicker than a person can be, is a robot.
 */
export async function takeRequest(
	context: SearchContext,
	kind: RequestKind,
	{ values, honeypot, captcha, reviewed, idempotencyKey, language, page, ...about }: RequestBody,
	network: string,
): Promise<RequestReceipt> {
	const {
		database: { db },
		configuration,
		onMailQueued,
	} = context;
	const form = FORMS[kind];
	if (honeypot?.trim()) return answerRobot(db, form, { values, ...about });
	const { password, passwordRepeat: _, ...fields } = checkedFields(form, values);
	refuseUnreviewed(form, values, reviewed);
	const { configuration: site } = await readSite(db);
	if (typeof password === 'string')
		refuseCommonPassword(password, [...PERSONAL.map((name) => textOf(fields, name)), site.agency.name]);
	const places = await readGazetteer(db);
	const reader = new Reader(language, site.defaultLanguage, places);
	const subject = await subjectOf(db, form, about);
	const asksForTypes = form.fields.some(({ kind }) => kind === 'types');
	const typeNamesIn = async (language: Language) =>
		asksForTypes ? readTypeNamesById(db, reader.in(language)) : new Map<number, string>();
	const typeNames = await typeNamesIn(language);
	const agencyTypeNames = await typeNamesIn(site.defaultLanguage);
	const searched = searchedByForm(kind, fields);
	const search = searched === undefined ? undefined : await describeForMail(context, reader, searched);
	const knownPlaces = await readKnownPlaces(db, form, places);
	const secret = await installationSecret(db);
	const proof = (await needsProof(db, form, { configuration, fields, network, captcha }))
		? await checkCaptcha(db, secret, captcha)
		: undefined;
	if (proof && proof.age < configuration.FORM_AGE) {
		await proof.use(db);
		return answerRobot(db, form, { values, ...about });
	}
	// After the proof: it keeps a processor busy.
	const passwordHash = typeof password === 'string' ? await hashPassword(password) : undefined;
	const checked = {
		form,
		language,
		page: page && asLine(page),
		fields,
		subject,
		site,
		reader,
		typeNames,
		agencyTypeNames,
		search,
		knownPlaces,
		configuration,
		network,
		secret,
		passwordHash,
	};
	const submission = { kind, language, idempotencyKey, page, subject, fields };
	const { request, isRepeat } = await storeRequest(db, submission, async (transaction, { id, reference }) => {
		await proof?.use(transaction);
		const taken = { ...checked, id, reference, files: await takeFiles(transaction, id, form, fields) };
		await announceRequest(transaction, taken);
		const mails = await effectOf(kind)(taken, transaction);
		// What may be anybody's is no news for the owner.
		if (!(await readHold(transaction, id))) await recordRequest(transaction, taken);
		await queueMails(transaction, id, await withinReceiverLimits(transaction, { kind, ...checked }, mails));
	});
	if (!isRepeat) onMailQueued();
	const hold = await readHold(db, request.id);
	return {
		reference: request.reference,
		kind,
		asked: askedToken(secret, request.reference, request.createdAt.getTime()),
		...(hold ? { hold: asReceiptHold(hold) } : {}),
		...(searched === undefined ? {} : { search: searched }),
	};
}
