import type {
	OfferAnswer,
	OfferFinancing,
	OfferSide,
	OfferState,
	UploadPurpose,
} from '@estate/shared-contract';
import type { Generated } from 'kysely';
import type { Json, MaybeLater } from './columns.ts';
import type { PropertyTable } from './property-table.ts';

/** Tables of what visitors ask for: requests, visits that are booked, offers, saved searches. */
export interface RequestTables {
	request: {
		id: Generated<number>;
		reference: string;
		kind: string;
		language: string;
		idempotency_key: string;
		fingerprint: string;
		property_id: number | null;
		project_id: number | null;
		page: string | null;
		fields: Json<Record<string, unknown>>;
		created_at: Generated<Date>;
	};
	spam_count: { day: string; kind: string; count: number };
	used_captcha: { id: string; expires_at: Date };
	upload: {
		id: Generated<number>;
		token_hash: string;
		purpose: UploadPurpose;
		file: string;
		name: string;
		media_type: string;
		size: number;
		request_id: MaybeLater<number>;
		message_id: MaybeLater<number>;
		document_id: MaybeLater<number>;
		created_at: Generated<Date>;
	};
	appointment: {
		id: Generated<number>;
		request_id: number;
		/** A unit of a project by the negative of its id */
		property_id: number | null;
		/** Of a visit to a project as a whole, which has no property */
		project_id: MaybeLater<number>;
		colleague_id: number;
		starts_at: Date;
		ends_at: Date;
		place: number;
		status: 'held' | 'confirmed' | 'cancelled';
		held_until: MaybeLater<Date>;
		reminded_at: MaybeLater<Date>;
		sequence: Generated<number>;
		visit_id: number | null;
		created_at: Generated<Date>;
	};
	offer: {
		id: Generated<number>;
		reference: string;
		request_id: number | null;
		/** A unit of a project by the negative of its id */
		property_id: number;
		/** As owners read it: `L. Maes` */
		buyer: string;
		has_second_buyer: boolean;
		/** EUR */
		amount: number;
		financing: OfferFinancing | null;
		loan_amount: number | null;
		conditions: string;
		valid_until: Date | null;
		state: Generated<OfferState>;
		passed_on_at: MaybeLater<Date>;
		received_at: Generated<Date>;
	};
	offer_step: {
		id: Generated<number>;
		offer_id: number;
		at: Generated<Date>;
		side: OfferSide;
		/** Of a change of state; of what an owner asked for null */
		state: OfferState | null;
		answer: MaybeLater<OfferAnswer>;
		amount: MaybeLater<number>;
		note: Generated<string>;
		owner_id: MaybeLater<number>;
		author: Generated<string>;
		once_key: MaybeLater<string>;
	};
	subscription: {
		id: Generated<number>;
		request_id: number | null;
		/** `wish`: a saved search; `watch`: properties whose price and state are watched */
		kind: 'wish' | 'newsletter' | 'watch';
		status: Generated<'unconfirmed' | 'active' | 'paused' | 'ended'>;
		email: string;
		first_name: string;
		last_name: string;
		language: string;
		goal: MaybeLater<number>;
		query: MaybeLater<string>;
		frequency: MaybeLater<'at-once' | 'daily'>;
		password_hash: MaybeLater<string>;
		seen: Generated<number>;
		digest_on: MaybeLater<string>;
		created_at: Generated<Date>;
		ended_at: MaybeLater<Date>;
		name: MaybeLater<string>;
		confirmed_at: MaybeLater<Date>;
		paused_at: MaybeLater<Date>;
	};
	watched_property: {
		subscription_id: number;
		property_id: number;
		reported_price: number | null;
		reported_state: PropertyTable['state'];
	};
	wish_match: {
		subscription_id: number;
		property_id: number;
		noted_at: Generated<Date>;
		mailed_at: MaybeLater<Date>;
	};
	/** What a saved search found when it was looked at first: no news of it */
	wish_known: { subscription_id: number; property_ids: number[] };
	document_request: { property_id: number; email: string; request_id: number; told_at: MaybeLater<Date> };
	testimonial_review: {
		request_id: number;
		decision: 'published' | 'refused';
		testimonial_id: number | null;
		decided_at: Generated<Date>;
	};
}
