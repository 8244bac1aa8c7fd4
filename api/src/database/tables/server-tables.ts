import type { Generated } from 'kysely';
import type { EventTable, WebhookDeliveryTable } from '../../events/event-tables.ts';
import type { OutboxMessage } from '../../mail/outbox-message.ts';
import type { Json, MaybeLater } from './columns.ts';

/** Tables of the api's own work: mails, events, the agency's actions, limits. */
export interface ServerTables {
	outbox_mail: {
		id: Generated<number>;
		request_id: number | null;
		kind: string;
		message: Json<OutboxMessage>;
		created_at: Generated<Date>;
		attempts: Generated<number>;
		due_at: Generated<Date>;
		is_claimed: Generated<boolean>;
		sent_at: MaybeLater<Date>;
		failed_at: MaybeLater<Date>;
		last_error: MaybeLater<string>;
	};
	agency_action: {
		token_hash: string;
		kind: string;
		target: string;
		claimed_at: Generated<Date>;
		done_at: MaybeLater<Date>;
	};
	request_mark: {
		request_id: number;
		mark: 'answered' | 'seen' | 'accepted' | 'refused';
		marked_at: Generated<Date>;
	};
	daily_mail: { day: string; done_at: Generated<Date> };
	event: EventTable;
	webhook: { id: string; address: string; types: Generated<string[]>; created_at: Generated<Date> };
	webhook_delivery: WebhookDeliveryTable;
	file_to_remove: { file: string; noted_at: Generated<Date> };
	throttle: { key: string; count: number; resets_at: Date };
	installation: { id: number; secret: string };
}
