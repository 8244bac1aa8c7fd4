import { THUMBNAIL_WIDTH } from '@estate/shared-contract';
import type { Derivative } from './derivative.ts';
import { derivativeFile } from './make-derivative.ts';

/** What a card of a list asks for in a browser of today, and what a shared page shows. */
const LIST_DERIVATIVES: readonly Derivative[] = [
	{ width: 400, format: 'avif' },
	{ width: 600, format: 'avif' },
	{ width: THUMBNAIL_WIDTH, format: 'avif' },
	{ width: 'share', format: 'jpg' },
];

/**
 * Makes the derivatives of list pictures in the background, one after another, and only while no visitor waits for one.
 * Resolves with how many exist at the end; a picture that cannot be drawn is passed over. `signal` stops it early.
 */
export async function warmPictures(
	mediaDir: string,
	ids: Iterable<string> | AsyncIterable<string>,
	{ signal }: { signal?: AbortSignal } = {},
): Promise<number> {
	let made = 0;
	for await (const id of ids)
		for (const derivative of LIST_DERIVATIVES) {
			if (signal?.aborted) return made;
			const file = await derivativeFile(mediaDir, id, derivative, 'idle').catch(() => undefined);
			if (file) made++;
		}
	return made;
}
