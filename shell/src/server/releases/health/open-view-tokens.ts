import { randomBytes } from 'node:crypto';
import { type StoreRecords, sharedSecret } from '@estate/releases';
import { ViewTokens } from './view-tokens.ts';

/** Tokens that all instances of a store know; where it cannot be written, those of this process alone. */
export async function openViewTokens(
	records: StoreRecords,
	onProblem: (message: string) => void,
): Promise<ViewTokens> {
	try {
		return new ViewTokens(await sharedSecret(records, 'page-views'));
	} catch {
		onProblem(
			'The release store keeps no secret for page views: only those that come back to this server are counted.',
		);
		return new ViewTokens(randomBytes(32).toString('base64url'));
	}
}
