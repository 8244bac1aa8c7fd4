import { CommandError } from '../../../cli/command-error.ts';
import type { Db } from '../../../database/database.ts';
import { installationSecret } from '../../../server/installation-secret.ts';
import { keepUpload } from '../../../uploads/uploads.ts';
import type { OperatorContext } from '../../operator/carry-out.ts';
import { readThread } from '../message-thread.ts';
import { listThreads, readMessages } from '../read-messages.ts';
import { receiveMail } from '../receive/receive-mail.ts';
import { onceKeyOf, writeMessage } from '../write-message.ts';
import { takeLeftFile } from './left-files.ts';
import { type MessageOrder, messageOrderSchema } from './message-orders.ts';

/** The agency writes into a thread; resolves with the number of owners who get a copy. */
async function answer(
	{ db, configuration }: OperatorContext,
	{ propertyId, author, text, files }: Extract<MessageOrder, { do: 'messages-answer' }>,
): Promise<number> {
	const { DATA_DIR } = configuration;
	const left = await Promise.all(
		files.map(async (file) => ({ ...file, bytes: await takeLeftFile(DATA_DIR, file.left) })),
	);
	const thread = await readThread(db, propertyId);
	const tokens: string[] = [];
	for (const { bytes, name } of left)
		tokens.push((await keepUpload(db, DATA_DIR, { bytes, name, purpose: 'message' })).token);
	const services = { configuration, secret: await installationSecret(db) };
	await db.transaction().execute((transaction) =>
		writeMessage(transaction, services, thread, {
			side: 'agency',
			author: author ?? thread.colleague?.name ?? thread.site.agency.name,
			text,
			via: 'command',
			files: tokens,
			onceKey: onceKeyOf(propertyId, 'agency', crypto.randomUUID()),
		}),
	);
	return thread.owners.length;
}

/** The messages about a property. Throws a CommandError for one that there is not. */
async function show(db: Db, propertyId: number): Promise<unknown[]> {
	const messages = await readMessages(db, propertyId, { ownerId: 0, language: 'en' });
	if (messages.length > 0) return messages;
	const property = await db
		.selectFrom('property')
		.select('id')
		.where('id', '=', propertyId)
		.executeTakeFirst();
	if (!property) throw new CommandError(`There is no property ${propertyId}.`);
	return messages;
}

/** Carries an order of the command "messages" out. Throws a CommandError for one that cannot be read. */
export async function carryOutMessages(services: OperatorContext, given: unknown): Promise<unknown> {
	const { db, configuration, onMailQueued } = services;
	const { data: order, error } = messageOrderSchema.safeParse(given);
	if (!order) throw new CommandError(`This cannot be done: ${error.issues[0]?.message}.`);
	switch (order.do) {
		case 'messages-list':
			return listThreads(db);
		case 'messages-show':
			return show(db, order.propertyId);
		case 'messages-answer': {
			const copies = await answer(services, order);
			onMailQueued?.();
			return copies;
		}
		case 'messages-receive': {
			const mail = await takeLeftFile(configuration.DATA_DIR, order.left);
			const received = await receiveMail(db, configuration, mail, order.to);
			onMailQueued?.();
			return received;
		}
	}
}
