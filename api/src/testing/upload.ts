import {
	UPLOAD_TOKEN_ADDRESS,
	UPLOAD_TOKEN_HEADER,
	type UploadPurpose,
	uploadAddress,
} from '@estate/shared-contract';
import type { TestApi } from './test-api.ts';

/** A token for one file, as a form asks for it. */
export async function askUploadToken(
	{ app }: TestApi,
	headers: Record<string, string> = {},
): Promise<string> {
	return (await app.inject({ url: UPLOAD_TOKEN_ADDRESS, headers })).json().uploadToken ?? '';
}

/** Hands a file in, as a form does: its token first. */
export async function upload(
	api: TestApi,
	payload: Buffer | string,
	{ purpose, name, headers = {} }: { purpose: UploadPurpose; name: string; headers?: Record<string, string> },
) {
	return api.app.inject({
		method: 'POST',
		url: uploadAddress(purpose, name),
		payload,
		headers: {
			'content-type': 'application/octet-stream',
			origin: 'https://www.example.test',
			[UPLOAD_TOKEN_HEADER]: await askUploadToken(api, headers),
			...headers,
		},
	});
}
