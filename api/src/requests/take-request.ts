import {
	FORMS,
	type FormDescription,
	type FormFields,
	type RequestBody,
	type RequestKind,
	type RequestReceipt,
} from '@estate/shared-contract';
import { checkForm } from '@estate/shared-contract/schemas';
import { belgianDay } from '../calendar/belgian-day.ts';
import { checkCaptcha } from '../captcha/check-captcha.ts';
import { Reader, readSite } from '../content/site-settings.ts';
import type { Db, Tx } from '../database/database.ts';
import { queueMails } from '../mail/outbox.ts';
import type { MailAttachment } from '../mail/outbox-message.ts';
import { hashPassword } from '../owners/password/password-hash.ts';
import { recordRequest } from '../owners/record-request.ts';
import type { ApiContext } from '../server/context.ts';
import { HttpError, notFound } from '../server/http-error.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { takeUpload } from '../uploads/uploads.ts';
import { countSpam } from './count-spam.ts';
import { newReference } from './reference.ts';
import { effectOf } from './request-effects.ts';
import { type RequestSubject, readSubject } from './request-subject.ts';
import { storeRequest } from './store-request.ts';

/** The fields of a form that are in order. Throws a 422 answer that names the others. */
function checkedFields(form: FormDescription, values: RequestBody['values']): FormFields {
	const check = checkForm(form, values, belgianDay());
	if (check.ok) return check.fields;
	throw new HttpError(422, 'invalid', 'Some fields are not right.', {
		fields: check.errors.map(({ name, code }) => ({ path: name, code })),
	});
}

/** What the request is about. Only the site's own contact form does without. */
async function subjectOf(
	db: Db,
	form: FormDescription,
	about: Pick<RequestBody, 'subjectId' | 'unitId'>,
): Promise<RequestSubject | undefined> {
	const subject = await readSubject(db, form, about);
	if (!subject && form.subject && form.kind !== 'site-contact') throw notFound(form.subject);
	return subject;
}

async function readTypeNames(
	db: Db,
	{ fields }: FormDescription,
	reader: Reader,
): Promise<Map<number, string>> {
	if (!fields.some(({ kind }) => kind === 'types')) return new Map();
	const rows = await db.selectFrom('property_type').select(['web_id', 'name']).execute();
	return new Map(rows.map(({ web_id, name }) => [web_id, reader.text(name)]));
}

/** The files that the form names, given to the request. Throws a 422 answer for one that is not there (any more). */
async function takeFiles(
	transaction: Tx,
	requestId: number,
	{ fields }: FormDescription,
	values: FormFields,
): Promise<MailAttachment[]> {
	const files: MailAttachment[] = [];
	for (const { name, upload } of fields) {
		const token = values[name];
		if (!upload || typeof token !== 'string') continue;
		const file = await takeUpload(transaction, token, upload, requestId);
		if (!file)
			throw new HttpError(422, 'invalid', 'A file is not there any more: choose it again.', {
				fields: [{ path: name, code: 'invalid' }],
			});
		files.push(file);
	}
	return files;
}

/**
 * Takes a filled-in form: the request, what it sets going and its mails in one transaction. A filled honeypot gets an
 * answer that looks like any other, and nothing is kept but a count, so that a robot learns nothing.
 */
export async function takeRequest(
	{ database: { db }, configuration, onMailQueued }: ApiContext,
	kind: RequestKind,
	{ values, honeypot, captcha, subjectId, unitId, idempotencyKey, language, page }: RequestBody,
): Promise<RequestReceipt> {
	if (honeypot?.trim()) {
		await countSpam(db, kind);
		return { reference: newReference(), kind };
	}
	const form = FORMS[kind];
	const { password, passwordRepeat: _, ...fields } = checkedFields(form, values);
	const { configuration: site } = await readSite(db);
	const reader = new Reader(language, site.defaultLanguage);
	const subject = await subjectOf(db, form, { subjectId, unitId });
	const passwordHash = typeof password === 'string' ? await hashPassword(password) : undefined;
	const typeNames = await readTypeNames(db, form, reader);
	const secret = await installationSecret(db);
	const useCaptcha =
		form.hasCaptcha && configuration.CAPTCHA === 'on' ? await checkCaptcha(db, secret, captcha) : undefined;
	const checked = {
		form,
		language,
		page,
		fields,
		subject,
		site,
		reader,
		typeNames,
		configuration,
		secret,
		passwordHash,
	};
	const submission = { kind, language, idempotencyKey, page, subject, fields };
	const { request, isRepeat } = await storeRequest(db, submission, async (transaction, { id, reference }) => {
		await useCaptcha?.(transaction);
		const taken = { ...checked, id, reference, files: await takeFiles(transaction, id, form, fields) };
		const mails = await effectOf(kind)(taken, transaction);
		await recordRequest(transaction, taken);
		await queueMails(transaction, id, mails);
	});
	if (!isRepeat) onMailQueued();
	return { reference: request.reference, kind };
}
