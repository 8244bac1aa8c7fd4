import { DOCUMENT_FILE_FIELD, DOCUMENTS_SLOT } from '../domain/documents/document-kinds.ts';
import { MESSAGE_FILE_FIELD, MESSAGES_SLOT } from '../domain/owner-messages.ts';
import type { UploadPurpose } from './form-description.ts';
import { FORMS } from './forms.ts';

/** Bytes of one uploaded file */
export const UPLOAD_LIMIT_BYTES = 8 * 1024 * 1024;

/** Address at the api that gives a token for one file, `uploadTokenSchema`; without it none is taken. */
export const UPLOAD_TOKEN_ADDRESS = '/api/v1/uploads/token';
/** Header in which that token travels with the file. */
export const UPLOAD_TOKEN_HEADER = 'x-upload-token';

/** Stands in a form in place of a file that was not taken: no token, so the form comes back with a message at its field. */
export const REFUSED_FILE = 'refused';

/** Address at the api that takes a file as its body and answers `uploadSchema`. */
export function uploadAddress(purpose: UploadPurpose, name: string): string {
	return `/api/v1/uploads?${new URLSearchParams({ purpose, name })}`;
}

/** What a file field of a form is for; undefined for a field that takes no file. `slot` is `remote.slot`. */
export function uploadPurpose(slot: string, field: string): UploadPurpose | undefined {
	if (slot.endsWith(`.${MESSAGES_SLOT}`) && field === MESSAGE_FILE_FIELD) return 'message';
	if (slot.endsWith(`.${DOCUMENTS_SLOT}`) && field === DOCUMENT_FILE_FIELD) return 'document';
	const form = Object.values(FORMS).find(({ name }) => slot.endsWith(`.${name}`));
	return form?.fields.find(({ name }) => name === field)?.upload;
}
