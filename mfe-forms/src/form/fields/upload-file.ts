import { ApiError, type Upload, type UploadPurpose, uploadAddress } from '@estate/shared-contract';

/** Sends a file to the api and tells how far it is, 0 to 1. Throws an `ApiError`: 413 too large, 415 of a kind that is not taken. */
export function uploadFile(
	file: File,
	purpose: UploadPurpose,
	onProgress: (share: number) => void,
): Promise<Upload> {
	return new Promise((resolve, reject) => {
		// fetch tells nothing of what has been sent.
		const request = new XMLHttpRequest();
		request.open('POST', uploadAddress(purpose, file.name));
		request.responseType = 'json';
		request.setRequestHeader('content-type', 'application/octet-stream');
		request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
		request.onerror = () => reject(new ApiError('unreachable', 'The file could not be sent.'));
		request.onload = () => {
			if (request.status < 300) resolve(request.response as Upload);
			else reject(new ApiError('refused', 'The file was refused.', { status: request.status }));
		};
		request.send(file);
	});
}
