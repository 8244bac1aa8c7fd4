import type { Tx } from '../database/database.ts';
import type { OutboxMessage } from '../mail/outbox-message.ts';
import type { TakenRequest } from './taken-request.ts';

/** What a request sets going, in its own transaction; returns its mails, named. Refusals are thrown, and nothing is stored. */
export type RequestEffect = (
	request: TakenRequest,
	transaction: Tx,
) => Promise<Readonly<Record<string, OutboxMessage>>>;
