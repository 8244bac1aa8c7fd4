import { isLanguage } from '@estate/shared-contract';
import type { Tx } from '../database/database.ts';
import { announce } from '../events/announce.ts';

/** Announces an account that was made in this transaction. */
export async function announceAccount(
	transaction: Tx,
	{ id, kind, language }: { id: number; kind: 'owner' | 'searcher'; language?: string | null | undefined },
): Promise<void> {
	await announce(transaction, {
		type: 'estate.account.made',
		subject: `account/${id}`,
		data: { id, kind, ...(isLanguage(language) ? { language } : {}) },
	});
}
