import { MOST_MESSAGE_FILES } from '@estate/shared-contract';
import type { Configuration } from '../../../configuration.ts';
import type { Db } from '../../../database/database.ts';
import { HttpError } from '../../../server/http-error.ts';
import { installationSecret } from '../../../server/installation-secret.ts';
import { throttle } from '../../../server/throttle.ts';
import { LARGEST } from '../../../uploads/upload-kinds.ts';
import { keepUpload } from '../../../uploads/uploads.ts';
import { type MessageThread, readThread } from '../message-thread.ts';
import { MESSAGE_LIMIT } from '../register-messages.ts';
import { type ReplyParty, readReplyAddress } from '../reply-address.ts';
import { onceKeyOf, writeMessage } from '../write-message.ts';
import { cutQuoted, withoutActionLinks } from './cut-quoted.ts';
import { LONGEST_TEXT } from './longest-text.ts';
import type { IncomingMail } from './read-mail.ts';
import { readMailApart } from './read-mail-apart.ts';

/** Bytes of a mail: the files of a message in base 64, and its text. */
export const LARGEST_MAIL_BYTES = 48 * 1024 * 1024;

/** What became of a mail. */
export type Received =
	| { state: 'taken' | 'repeated'; propertyId: number; messageId: number; leftOut: number }
	| { state: 'ignored' }
	| { state: 'refused'; why: 'unknown-address' | 'foreign-sender' | 'empty' | 'too-large' | 'unreadable' };

/** The addresses that the agency writes from. */
async function agencyAddresses(
	db: Db,
	{ site }: MessageThread,
	{ MAIL_TO }: Configuration,
): Promise<string[]> {
	const team = await db.selectFrom('team_member').select('data').execute();
	return [MAIL_TO, site.agency.email, ...team.map(({ data }) => data.email)].flatMap((address) =>
		address ? [address.toLowerCase()] : [],
	);
}

/** Who wrote it, if the party of the address may have: an owner of the property by the own address, or the agency. */
async function writerOf(
	db: Db,
	configuration: Configuration,
	thread: MessageThread,
	{ ownerId }: ReplyParty,
	mail: IncomingMail,
) {
	if (ownerId === undefined) {
		const isAgency = (await agencyAddresses(db, thread, configuration)).includes(mail.from);
		return isAgency ? { side: 'agency' as const, author: mail.name || thread.site.agency.name } : undefined;
	}
	const owner = thread.owners.find(({ id }) => id === ownerId);
	if (owner?.email.toLowerCase() !== mail.from) return undefined;
	return { side: 'owner' as const, ownerId, author: `${owner.first_name} ${owner.last_name}`.trim() };
}

/** Keeps the files of a mail that a message takes: their tokens, and how many others there are. */
async function keepFiles(
	db: Db,
	dataDir: string,
	{ files, furtherFiles }: Pick<IncomingMail, 'files' | 'furtherFiles'>,
) {
	const tokens: string[] = [];
	let leftOut = furtherFiles;
	for (const { name, bytes } of files) {
		if (tokens.length === MOST_MESSAGE_FILES || bytes.length > LARGEST.message) {
			leftOut++;
			continue;
		}
		try {
			tokens.push(
				(await keepUpload(db, dataDir, { bytes: Buffer.from(bytes), purpose: 'message', name })).token,
			);
		} catch (error) {
			// Where too many pictures wait the mail is tried again; what is not taken is left out.
			if (!(error instanceof HttpError && error.statusCode === 415)) throw error;
			leftOut++;
		}
	}
	return { tokens, leftOut };
}

/**
 * Takes a mail that came to a reply address into its thread. `envelopeTo`: whom the mail server says that it is for. Rejects
 * when it should be tried again later: the database is away, or the writer sends too many.
 */
export async function receiveMail(
	db: Db,
	configuration: Configuration,
	source: Buffer,
	envelopeTo?: string,
): Promise<Received> {
	if (source.length > LARGEST_MAIL_BYTES) return { state: 'refused', why: 'too-large' };
	const secret = await installationSecret(db);
	const partyOf = (addresses: readonly string[]) =>
		addresses.map((address) => readReplyAddress(secret, address)).find((read) => read !== undefined);
	// Nothing is read of a mail to somebody else.
	const addressed = envelopeTo ? partyOf([envelopeTo]) : undefined;
	if (envelopeTo && !addressed) return { state: 'refused', why: 'unknown-address' };
	const mail = await readMailApart(source);
	if (!mail) return { state: 'refused', why: 'unreadable' };
	if (mail.isAutomatic) return { state: 'ignored' };
	const party = addressed ?? partyOf(mail.to);
	const known =
		party &&
		(await db.selectFrom('property').select('id').where('id', '=', party.propertyId).executeTakeFirst());
	if (!party || !known) return { state: 'refused', why: 'unknown-address' };
	const thread = await readThread(db, party.propertyId);
	const writer = await writerOf(db, configuration, thread, party, mail);
	if (!writer) return { state: 'refused', why: 'foreign-sender' };
	const text = withoutActionLinks(cutQuoted(mail.text)) || (mail.files.length > 0 ? mail.subject.trim() : '');
	if (!text) return { state: 'refused', why: 'empty' };
	if (text.length > LONGEST_TEXT) return { state: 'refused', why: 'too-large' };
	const who = String(party.ownerId ?? 'agency');
	await throttle(db, MESSAGE_LIMIT, `mail-${party.propertyId}-${who}`);
	const { tokens, leftOut } = await keepFiles(db, configuration.DATA_DIR, mail);
	const { id, isNew } = await db.transaction().execute((transaction) =>
		writeMessage(transaction, { configuration, secret }, thread, {
			...writer,
			text,
			via: 'mail',
			files: tokens,
			leftOut,
			onceKey: onceKeyOf(party.propertyId, who, mail.key),
		}),
	);
	return { state: isNew ? 'taken' : 'repeated', propertyId: party.propertyId, messageId: id, leftOut };
}
