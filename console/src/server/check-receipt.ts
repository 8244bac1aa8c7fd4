import { readToken, signToken } from '@estate/releases';
import { remoteNameSchema, versionSchema } from '@estate/shared-contract/schemas';
import { z } from 'zod';

const RECEIPT_LASTS_MS = 15 * 60_000;
const PURPOSE = 'console receipt';

const receiptSchema = z.object({
	remote: remoteNameSchema,
	version: versionSchema,
	/** Of the channel: what stood beside the version when the browser looked */
	revision: z.int(),
	pages: z.int(),
	expires: z.number(),
});
type Seen = Omit<z.infer<typeof receiptSchema>, 'expires'>;

/** Says that a browser has just looked at a version, so that the promotion after it need not wait a second time. */
export function checkReceipt(seen: Seen, token: string, now = Date.now()): string {
	return signToken({ purpose: PURPOSE, claims: { ...seen, expires: now + RECEIPT_LASTS_MS }, secret: token });
}

/** Pages that a browser saw of this version in this state of the channel; undefined where it has to look. */
export function seenPages(
	receipt: string | undefined,
	{ remote, version, revision }: Omit<Seen, 'pages'>,
	token: string,
): number | undefined {
	const seen = readToken({ purpose: PURPOSE, token: receipt, secret: token, schema: receiptSchema });
	if (!seen || seen.expires <= Date.now()) return undefined;
	const isSame = seen.remote === remote && seen.version === version && seen.revision === revision;
	return isSame ? seen.pages : undefined;
}
