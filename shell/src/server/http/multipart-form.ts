import {
	FORM_SLOT_FIELD,
	type PostedForm,
	REFUSED_FILE,
	UPLOAD_LIMIT_BYTES,
	UPLOAD_TOKEN_ADDRESS,
	UPLOAD_TOKEN_HEADER,
	uploadAddress,
	uploadPurpose,
} from '@estate/shared-contract';
import { uploadSchema, uploadTokenSchema } from '@estate/shared-contract/schemas';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { ApiPulse } from '../site/api-pulse.ts';
import { FORM_LIMIT_BYTES } from './intake/intake-limits.ts';

/** Largest of everything that a form with files may carry, in bytes and counts. */
export const MULTIPART_LIMITS = {
	fileSize: UPLOAD_LIMIT_BYTES,
	files: 4,
	fields: 200,
	fieldSize: FORM_LIMIT_BYTES,
	parts: 204,
} as const;

/** Bytes of all that was typed: more fields than one of the largest are read, but not kept */
const FIELDS_LIMIT_BYTES = 2 * FORM_LIMIT_BYTES;

/** Settings of the plugin. A file that is too large costs no more than itself: the form comes back with its texts. */
export const MULTIPART_SETTINGS = { limits: MULTIPART_LIMITS, throwFileSizeLimit: false } as const;

/** Milliseconds for the api to take and check one file */
const READ_TIMEOUT_MS = 20_000;

export interface FileTaker {
	/** Origin of the api */
	apiUrl: string;
	/** Whether the api answers at all */
	pulse: ApiPulse;
	/** Headers of the visitor that the api must see */
	headers: Record<string, string>;
}

/** Leave to hand in one file, asked for in the visitor's name; throws when the api gives none. */
async function uploadTokenOf({ apiUrl, headers }: FileTaker): Promise<string> {
	const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
	const response = await fetch(apiUrl + UPLOAD_TOKEN_ADDRESS, { headers, signal });
	return uploadTokenSchema.parse(await response.json()).uploadToken;
}

async function tokenOf(part: MultipartFile, slot: string, taker: FileTaker): Promise<string> {
	const { apiUrl, pulse, headers } = taker;
	const purpose = uploadPurpose(slot, part.fieldname);
	try {
		if (!purpose) {
			part.file.resume();
			return '';
		}
		const uploadToken = await pulse.during(uploadTokenOf(taker));
		// Reads to the end also what is too large, so that the rest of the form is still read.
		const body = await part.toBuffer();
		if (part.file.truncated) return REFUSED_FILE;
		const sending = fetch(apiUrl + uploadAddress(purpose, part.filename), {
			method: 'POST',
			headers: {
				...headers,
				'content-type': 'application/octet-stream',
				[UPLOAD_TOKEN_HEADER]: uploadToken,
			},
			body: new Uint8Array(body),
			signal: AbortSignal.timeout(READ_TIMEOUT_MS),
		});
		const response = await pulse.during(sending);
		return response.ok ? uploadSchema.parse(await response.json()).token : REFUSED_FILE;
	} catch {
		// Nothing is kept of it, and the rest of the form is still read.
		part.file.resume();
		return REFUSED_FILE;
	}
}

async function readParts(request: FastifyRequest, taker: FileTaker): Promise<[string, string][]> {
	const fields: [string, string][] = [];
	let typedBytes = 0;
	for await (const part of request.parts()) {
		if (part.type === 'field') {
			const value = String(part.value ?? '');
			typedBytes += part.fieldname.length + value.length;
			if (typedBytes > FIELDS_LIMIT_BYTES)
				throw Object.assign(new Error('More was typed than a form may carry.'), { statusCode: 413 });
			fields.push([part.fieldname, value]);
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
		// What still comes is read and forgotten: the parser would keep it.
		request.raw.unpipe();
		request.raw.resume();
		throw Object.assign(error as Error, { statusCode: (error as { statusCode?: number }).statusCode ?? 400 });
	}
}
