import {
	ApiError,
	UPLOAD_TOKEN_ADDRESS,
	UPLOAD_TOKEN_HEADER,
	type Upload,
	type UploadPurpose,
	uploadAddress,
} from '@estate/shared-contract';

/** What neither sends nor answers for so long is taken to be down */
const LONGEST_SILENCE_MS = 30_000;

/** Leave to hand in one file; none of an api that does not ask for it. */
async function askLeave(): Promise<string | undefined> {
	const response = await fetch(UPLOAD_TOKEN_ADDRESS, { signal: AbortSignal.timeout(LONGEST_SILENCE_MS) });
	if (response.status === 404) return undefined;
	if (!response.ok) throw new ApiError('refused', 'No file is taken now.', { status: response.status });
	return ((await response.json()) as { uploadToken: string }).uploadToken;
}

/** Sends a file to the api and reports how far it is, 0 to 1. Throws an `ApiError`: 413 too large, 415 of a kind that is not taken. */
export async function uploadFile(
	file: File,
	purpose: UploadPurpose,
	onProgress: (share: number) => void,
): Promise<Upload> {
	const leave = await askLeave();
	return new Promise((resolve, reject) => {
		// fetch reports nothing of what has been sent.
		const request = new XMLHttpRequest();
		request.open('POST', uploadAddress(purpose, file.name));
		request.responseType = 'json';
		request.setRequestHeader('content-type', 'application/octet-stream');
		if (leave) request.setRequestHeader(UPLOAD_TOKEN_HEADER, leave);
		let silence: ReturnType<typeof setTimeout>;
		const listen = () => {
			clearTimeout(silence);
			silence = setTimeout(() => request.abort(), LONGEST_SILENCE_MS);
		};
		request.upload.onprogress = ({ loaded, total }) => {
			listen();
			onProgress(total > 0 ? loaded / total : 0);
		};
		const fail = () => reject(new ApiError('unreachable', 'The file could not be sent.'));
		request.onerror = fail;
		request.onabort = fail;
		request.onloadend = () => clearTimeout(silence);
		request.onload = () => {
			if (request.status < 300) resolve(request.response as Upload);
			else reject(new ApiError('refused', 'The file was refused.', { status: request.status }));
		};
		listen();
		request.send(file);
	});
}

/** Why a file did not arrive, by what `uploadFile` threw. */
export function uploadProblem(error: unknown): 'tooLarge' | 'wrongKind' | 'failed' {
	const status = error instanceof ApiError ? error.status : 0;
	return status === 413 ? 'tooLarge' : status === 415 ? 'wrongKind' : 'failed';
}
