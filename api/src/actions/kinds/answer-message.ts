import { LONGEST_MESSAGE } from '@estate/shared-contract';
import { writeDateTime } from '../../mail/formats.ts';
import { readThread } from '../../owners/messages/message-thread.ts';
import { onceKeyOf, writeMessage } from '../../owners/messages/write-message.ts';
import { notFound } from '../../server/http-error.ts';
import type { ActionContext, AgencyAction } from '../agency-action.ts';
import { requiredText } from '../required-text.ts';

const answerKey = (propertyId: number, messageId: number) =>
	onceKeyOf(propertyId, 'agency', `link-${messageId}`);

/** An owner's message that was not answered by a link yet; undefined for any other. */
async function readQuestion({ db }: ActionContext, target: string) {
	const message = await db
		.selectFrom('owner_message')
		.select(['id', 'property_id', 'author', 'body', 'sent_at'])
		.where('id', '=', Number(target) || 0)
		.where('side', '=', 'owner')
		.executeTakeFirst();
	const answer =
		message &&
		(await db
			.selectFrom('owner_message')
			.select('id')
			.where('once_key', '=', answerKey(message.property_id, message.id))
			.executeTakeFirst());
	return answer ? undefined : message;
}

/** Answers an owner's message in its conversation, in the name of who of the agency answers for the property. */
export const answerMessage: AgencyAction = {
	async view(context, target, { language, labels }) {
		const message = await readQuestion(context, target);
		if (!message) return undefined;
		const { nameIn } = await readThread(context.db, message.property_id);
		return {
			facts: [
				[labels.from, message.author],
				[labels.when, writeDateTime(message.sent_at, language)],
				[labels.about, nameIn(language)],
				[labels.text, message.body],
			],
			text: { label: labels.answer, hint: labels.answerHint, longest: LONGEST_MESSAGE },
		};
	},
	async perform(context, target, given) {
		const text = requiredText(given, LONGEST_MESSAGE);
		const message = await readQuestion(context, target);
		if (!message) throw notFound('message without an answer');
		const { id, property_id } = message;
		await context.db.transaction().execute(async (transaction) => {
			const thread = await readThread(transaction, property_id);
			await writeMessage(transaction, context, thread, {
				side: 'agency',
				author: thread.colleague?.name ?? thread.site.agency.name,
				text,
				via: 'link',
				files: [],
				onceKey: answerKey(property_id, id),
			});
		});
	},
};
