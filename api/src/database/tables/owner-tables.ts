import type {
	Activity,
	DocumentKind,
	GuestPart,
	GuestRole,
	MessageSide,
	NotificationFrequency,
	NotificationKind,
} from '@estate/shared-contract';
import type { Generated } from 'kysely';
import type { Happening } from '../../owners/notifications/happening.ts';
import type { RowWords } from '../../owners/owner-words.ts';
import type { MaybeLater } from './columns.ts';

/** Tables of accounts, and of what owners read and do in their portal. */
export interface OwnerTables {
	owner: {
		id: Generated<number>;
		email: string;
		first_name: string;
		last_name: string;
		password_hash: string | null;
		created_at: Generated<Date>;
		language: MaybeLater<string>;
		disabled_at: MaybeLater<Date>;
		totp_secret: MaybeLater<string>;
		totp_since: MaybeLater<Date>;
		totp_last_step: MaybeLater<number>;
		/** Only an owner has properties; a searcher's account comes from the demand form */
		kind: Generated<'owner' | 'searcher'>;
		feed_id: MaybeLater<number>;
		used_at: Generated<Date>;
		is_demo: Generated<boolean>;
	};
	owner_property: { owner_id: number; property_id: number; owner_kind: Generated<'owner'> };
	owner_session: {
		token_hash: string;
		owner_id: number;
		created_at: Generated<Date>;
		last_seen_at: Generated<Date>;
		id: Generated<number>;
		browser: Generated<string>;
		system: Generated<string>;
	};
	owner_link: {
		token_hash: string;
		owner_id: number;
		purpose: 'invitation' | 'reset' | 'code';
		expires_at: Date;
	};
	owner_recovery_code: { owner_id: number; code_hash: string };
	visit: {
		id: Generated<number>;
		property_id: number;
		starts_at: Date;
		contact: string;
		status: 'confirmed' | 'cancelled' | 'done';
		feedback: string;
		/** Texts in several languages, by column */
		words: Generated<RowWords>;
	};
	communication: {
		id: Generated<number>;
		property_id: number;
		date: Date;
		type: string;
		contact: string;
		subject: string;
		comment: string;
		status: string;
		source: string;
		/** The visitor's request that it is about, whose kind is the subject */
		request_id: MaybeLater<number>;
		words: Generated<RowWords>;
	};
	online_media: {
		id: Generated<number>;
		property_id: number;
		portal: string;
		url: string;
		since: Date;
		provides_statistics: boolean;
	};
	page_visit: { property_id: number; day: string; portal: string; count: number };
	visit_answer: {
		visit_id: number;
		owner_id: MaybeLater<number>;
		/** Time of the visit that was answered */
		starts_at: Date;
		agrees: boolean;
		proposed_at: MaybeLater<Date>;
		access: Generated<string>;
		answered_at: Generated<Date>;
	};
	owner_message: {
		id: Generated<number>;
		property_id: number;
		side: MessageSide;
		/** Of the owners' side: whose account it was */
		owner_id: MaybeLater<number>;
		author: string;
		body: string;
		via: 'portal' | 'mail' | 'command' | 'link';
		communication_id: MaybeLater<number>;
		/** Files of a mail that were not taken */
		left_out: Generated<number>;
		once_key: string;
		sent_at: Generated<Date>;
	};
	owner_document: {
		id: Generated<number>;
		property_id: number;
		kind: DocumentKind;
		owner_id: MaybeLater<number>;
		author: string;
		/** Days, YYYY-MM-DD */
		issued_on: MaybeLater<string>;
		expires_on: MaybeLater<string>;
		once_key: string;
		added_at: Generated<Date>;
	};
	document_reminder: {
		property_id: number;
		kind: DocumentKind;
		expires_on: string;
		reminded_at: Generated<Date>;
	};
	property_guest: {
		id: Generated<number>;
		property_id: number;
		invited_by: number;
		guest_id: number;
		/** As the owner typed it; of invitations before there was one null */
		invited_name: MaybeLater<string>;
		role: GuestRole;
		parts: GuestPart[];
		invited_at: Generated<Date>;
		accepted_at: MaybeLater<Date>;
		expires_at: Date;
	};
	owner_activity: {
		id: Generated<number>;
		property_id: number;
		at: Generated<Date>;
		actor_id: MaybeLater<number>;
		actor: string;
		type: Activity;
		about: Generated<string>;
		about_id: MaybeLater<number>;
	};
	owner_notification_choice: { owner_id: number; kind: NotificationKind; frequency: NotificationFrequency };
	/** What waits for the mail of the day or of the week */
	owner_notification: {
		id: Generated<number>;
		owner_id: number;
		property_id: number;
		kind: NotificationKind;
		what: Happening['what'];
		frequency: 'daily' | 'weekly';
		message_id: MaybeLater<number>;
		visit_id: MaybeLater<number>;
		request_id: MaybeLater<number>;
		offer_step_id: MaybeLater<number>;
		document_kind: MaybeLater<DocumentKind>;
		/** Day, YYYY-MM-DD */
		expires_on: MaybeLater<string>;
		noted_at: Generated<Date>;
	};
	owner_calendar: { owner_id: number; token_hash: string; made_at: Generated<Date> };
	/** `sent_on`: day in Belgium */
	owner_digest: { owner_id: number; frequency: 'daily' | 'weekly'; sent_on: string };
	kept_property: {
		owner_id: number;
		property_id: number;
		favourite_at: MaybeLater<Date>;
		seen_at: MaybeLater<Date>;
		note: Generated<string>;
	};
}
