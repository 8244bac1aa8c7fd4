import {
	FORM_SLOT_FIELD,
	type PostedForm,
	UPLOAD_LIMIT,
	uploadAddress,
	uploadPurpose,
} from '@estate/shared-contract';
import { uploadSchema } from '@estate/shared-contract/schemas';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** Largest of everything that a form with files may carry, in bytes and counts. */
export const MULTIPART_LIMITS = {
	fileSize: UPLOAD_LIMIT,
	files: 4,
	fields: 200,
	fieldSize: 64 * 1024,
	parts: 204,
} as const;

/** Settings of the plugin. A file that is too large costs no more than itself: the form comes back with its texts. */
export const MULTIPART_SETTINGS = { limits: MULTIPART_LIMITS, throwFileSizeLimit: false } as const;

/** What stands in the place of a file that the api did not take: no token, so the form comes back with a message at its field. */
const REFUSED = 'refused';

/** Milliseconds for the api to take and check one file */
const PATIENCE_MS = 20_000;

export interface FileTaker {
	/** Origin of the api */
	apiUrl: string;
	/** Headers of the visitor that the api must see */
	headers: Record<string, string>;
}

async function tokenOf(part: MultipartFile, slot: string, { apiUrl, headers }: FileTaker): Promise<string> {
	const purpose = uploadPurpose(slot, part.fieldname);
	try {
		// Reads to the end also what is too large, so that the rest of the form is still read.
		const body = await part.toBuffer();
		if (!purpose) return '';
		if (part.file.truncated) return REFUSED;
		const response = await fetch(apiUrl + uploadAddress(purpose, part.filename), {
			method: 'POST',
			headers: { ...headers, 'content-type': 'application/octet-stream' },
			body: new Uint8Array(body),
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
		return response.ok ? uploadSchema.parse(await response.json()).token : REFUSED;
	} catch {
		return REFUSED;
	}
}

async function readParts(request: FastifyRequest, taker: FileTaker): Promise<[string, string][]> {
	const fields: [string, string][] = [];
	for await (const part of request.parts()) {
		if (part.type === 'field') {
			fields.push([part.fieldname, String(part.value ?? '')]);
			continue;
		}
		if (!part.filename) {
			part.file.resume();
			continue;
		}
		const slot = fields.find(([name]) => name === FORM_SLOT_FIELD)?.[1] ?? '';
		fields.push([part.fieldname, await tokenOf(part, slot, taker)]);
	}
	return fields;
}

/**
 * The fields of a form with files, in document order: each file is handed to the api, and its token stands in its
 * place, so that slots only see texts. A file field that was left empty is left out. Rejects with a `statusCode`: 413
 * for more than a form may carry, 400 for a body that ends early or is no form.
 */
export async function readMultipartForm(
	request: FastifyRequest,
	taker: FileTaker,
): Promise<PostedForm['fields']> {
	try {
		return await readParts(request, taker);
	} catch (error) {
		throw Object.assign(error as Error, { statusCode: (error as { statusCode?: number }).statusCode ?? 400 });
	}
}
