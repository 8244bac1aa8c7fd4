import { ApiError } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { uploadProblem } from './upload-file.ts';

it.each([
	['too large', new ApiError('refused', '', { status: 413 }), 'tooLarge'],
	['of a kind that is not taken', new ApiError('refused', '', { status: 415 }), 'wrongKind'],
	['refused for another reason', new ApiError('refused', '', { status: 429 }), 'failed'],
	['sent to nobody', new TypeError('fetch failed'), 'failed'],
])('names the problem of a file that was %s', (_, error, problem) => {
	expect(uploadProblem(error)).toBe(problem);
});
