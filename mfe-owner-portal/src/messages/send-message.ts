import type { SlotContext } from '@estate/remote-kit';
import {
	type ActionResult,
	type ApiError,
	LONGEST_MESSAGE,
	MESSAGE_FILE_FIELD,
	MOST_MESSAGE_FILES,
	type PostedForm,
	REFUSED_FILE,
} from '@estate/shared-contract';
import { callProblem } from '../fields/call-problem.ts';
import { errorHead } from '../fields/error-head.ts';
import { isSignedOut } from '../session/for-owner.ts';
import type { KeptFields } from '../session/kept-form/keep-form.ts';
import { loadMessages, type MessageFailure, type MessagesData, NEWEST_ID } from './load-messages.ts';

type Answer = ActionResult<MessagesData | null>;

/** The form as it was sent. */
interface Typed {
	text: string;
	files: string[];
	key: string;
	answers: number;
}

const KEY = /^[\w-]{8,64}$/;

function readForm(fields: PostedForm['fields']): Typed {
	const posted = new Map(fields);
	return {
		text: (posted.get('text') ?? '').replaceAll('\r\n', '\n').trim(),
		files: fields.flatMap(([name, value]) => (name === MESSAGE_FILE_FIELD && value ? [value] : [])),
		key: KEY.test(posted.get('key') ?? '') ? (posted.get('key') ?? '') : crypto.randomUUID(),
		answers: Number(posted.get('answers')),
	};
}

/** What can be seen to be wrong before anything is sent. */
function errorsOf({ text, files }: Typed): MessageFailure['errors'] | undefined {
	const errors = {
		...(text === '' ? { text: 'required' } : text.length > LONGEST_MESSAGE ? { text: 'too-long' } : {}),
		...(files.includes(REFUSED_FILE) || files.length > MOST_MESSAGE_FILES
			? { file: 'refused' as const }
			: {}),
	};
	return Object.keys(errors).length > 0 ? errors : undefined;
}

/** The page again, with everything that was typed and handed in. */
async function again(
	context: SlotContext,
	typed: Typed,
	status: number,
	failure: MessageFailure,
): Promise<Answer> {
	const { data, redirect } = await loadMessages(context);
	if (redirect) return { redirect };
	const isGone = failure.errors?.file === 'gone';
	const files = isGone
		? []
		: typed.files.filter((token) => token !== REFUSED_FILE).slice(0, MOST_MESSAGE_FILES);
	return {
		status,
		data: data && { ...data, failure, key: typed.key, typed: { text: typed.text, files } },
		...errorHead(context, 'messages.title'),
	};
}

/** What is shown of a message whose session had ended. */
export const MESSAGE_KEPT: KeptFields = {
	title: 'messages.title',
	fields: {
		text: { label: 'messages.text' },
		[MESSAGE_FILE_FIELD]: { label: 'messages.files', kind: 'file' },
	},
};

/** Takes the form of a message. */
export async function sendMessage({ fields }: PostedForm, context: SlotContext): Promise<Answer> {
	const { api, route, location } = context;
	const typed = readForm(fields);
	const errors = errorsOf(typed);
	if (errors) return again(context, typed, 422, { problem: 'invalid', errors });
	const { text, files, key, answers } = typed;
	try {
		await api.call('sendOwnerMessage', {
			params: { id: route.params.id ?? '' },
			body: { text, files, key, ...(Number.isSafeInteger(answers) && answers > 0 ? { answers } : {}) },
		});
		return { redirect: { to: `${location.pathname}?sent=1#${NEWEST_ID}` } };
	} catch (error) {
		if (isSignedOut(error)) throw error;
		const failed = callProblem(error);
		if (failed) return again(context, typed, failed.status, { problem: failed.problem });
		if ((error as ApiError).status !== 422) throw error;
		// Handed in too long ago, or with a message that was sent meanwhile.
		return again(context, typed, 422, { problem: 'invalid', errors: { file: 'gone' } });
	}
}
