import type { SlotContext } from '@estate/remote-kit';
import {
	type ActionResult,
	ApiError,
	DOCUMENT_FILE_FIELD,
	DOCUMENT_KINDS,
	isDocumentKind,
	type PostedForm,
	REFUSED_FILE,
} from '@estate/shared-contract';
import { callProblem } from '../fields/call-problem.ts';
import { errorHead } from '../fields/error-head.ts';
import { isSignedOut } from '../session/for-owner.ts';
import type { KeptFields } from '../session/kept-form/keep-form.ts';
import {
	DAY_FAULTS,
	type DayFault,
	type DocumentFailure,
	type DocumentsData,
	loadDocuments,
	type TypedDocument,
} from './load-documents.ts';

type Answer = ActionResult<DocumentsData | null>;
type Errors = NonNullable<DocumentFailure['errors']>;

const KEY = /^[\w-]{8,64}$/;
const MOST_FILES = 1;

function readForm(fields: PostedForm['fields']): TypedDocument {
	const posted = new Map(fields);
	const key = posted.get('key') ?? '';
	return {
		kind: posted.get('kind') ?? '',
		issuedOn: (posted.get('issuedOn') ?? '').trim().slice(0, 10),
		expiresOn: (posted.get('expiresOn') ?? '').trim().slice(0, 10),
		files: fields.flatMap(([name, value]) => (name === DOCUMENT_FILE_FIELD && value ? [value] : [])),
		key: KEY.test(key) ? key : crypto.randomUUID(),
	};
}

/** The page again, with everything that was typed and handed in. */
async function again(
	context: SlotContext,
	typed: TypedDocument,
	status: number,
	failure: DocumentFailure,
): Promise<Answer> {
	const { data, redirect } = await loadDocuments(context);
	if (redirect) return { redirect };
	const files = failure.errors?.file ? [] : typed.files.slice(0, MOST_FILES);
	return {
		status,
		data: data && { ...data, failure, typed: { ...typed, files } },
		...errorHead(context, 'documents.page'),
	};
}

function fileError({ files }: TypedDocument): Errors['file'] {
	if (files.length === 0) return 'required';
	return files.includes(REFUSED_FILE) || files.length > MOST_FILES ? 'refused' : undefined;
}

/** What the api found wrong with the fields. */
function errorsOf(error: ApiError): Errors {
	const errors: Errors = {};
	for (const { path, code } of error.fields) {
		const fault: DayFault = DAY_FAULTS.find((each) => each === code) ?? 'invalid';
		if (path === 'file') errors.file = 'gone';
		if (path === 'issuedOn' || path === 'expiresOn') errors[path] = fault;
	}
	return errors;
}

async function add(typed: TypedDocument, context: SlotContext): Promise<Answer> {
	const { api, route, location } = context;
	const { kind, issuedOn, expiresOn, files, key } = typed;
	const file = fileError(typed);
	if (file) return again(context, typed, 422, { problem: 'invalid', errors: { file } });
	try {
		await api.call('addOwnerDocument', {
			params: { id: route.params.id ?? '' },
			body: {
				kind: isDocumentKind(kind) ? kind : 'other',
				file: files[0] ?? '',
				key,
				...(issuedOn ? { issuedOn } : {}),
				...(expiresOn ? { expiresOn } : {}),
			},
		});
		return { redirect: { to: `${location.pathname}?added=1` } };
	} catch (error) {
		if (isSignedOut(error)) throw error;
		const failed = callProblem(error);
		if (failed) return again(context, typed, failed.status, { problem: failed.problem });
		if (!(error instanceof ApiError)) throw error;
		if (error.status === 409) return again(context, typed, 409, { problem: 'full' });
		if (error.status !== 400 && error.status !== 422) throw error;
		return again(context, typed, 422, { problem: 'invalid', errors: errorsOf(error) });
	}
}

async function remove(document: string, typed: TypedDocument, context: SlotContext): Promise<Answer> {
	const { api, route, location } = context;
	const id = Number(document);
	if (!Number.isSafeInteger(id) || id < 1) return { redirect: { to: location.pathname } };
	try {
		await api.call('removeOwnerDocument', { params: { id: route.params.id ?? '', added: id } });
	} catch (error) {
		if (isSignedOut(error)) throw error;
		const failed = callProblem(error);
		if (failed) return again(context, typed, failed.status, { problem: failed.problem });
		// Gone already: that is what was asked for.
		if ((error as ApiError).status !== 404) throw error;
	}
	return { redirect: { to: `${location.pathname}?removed=1` } };
}

/** What is shown of a document whose session had ended. */
export const DOCUMENT_KEPT: KeptFields = {
	title: 'documents.page',
	fields: {
		kind: { label: 'documents.kind', choices: { of: DOCUMENT_KINDS, texts: 'documents.kinds' } },
		[DOCUMENT_FILE_FIELD]: { label: 'documents.file', kind: 'file' },
		issuedOn: { label: 'documents.issuedOn', kind: 'day' },
		expiresOn: { label: 'documents.expiresOn', kind: 'day' },
	},
};

/** Takes the forms that add a document and remove one. */
export async function changeDocuments({ fields }: PostedForm, context: SlotContext): Promise<Answer> {
	const posted = new Map(fields);
	const typed = readForm(fields);
	if (posted.get('do') === 'remove') return remove(posted.get('document') ?? '', typed, context);
	return add(typed, context);
}
