import type {
	Activity,
	DocumentKind,
	GuestPart,
	GuestRole,
	MessageSide,
	NotificationFrequency,
	NotificationKind,
	OfferAnswer,
	OfferFinancing,
	OfferSide,
	OfferState,
	UploadPurpose,
} from '@estate/shared-contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { FooterData, MenuData, SiteData } from '../content/site-data.ts';
import type {
	ArticleData,
	PageData,
	PageEntryData,
	TeamMemberData,
	TestimonialData,
} from '../content/stored-content.ts';
import type { EventTable, WebhookDeliveryTable } from '../events/event-tables.ts';
import type { OutboxMessage } from '../mail/outbox-message.ts';
import type { Happening } from '../owners/notifications/happening.ts';
import type { RowWords } from '../owners/owner-words.ts';
import type { NeighbourhoodData, PlaceTable } from '../places/stored-place.ts';
import type { ProjectData, UnitData } from '../projects/stored-project.ts';
import type { StoredDetail, StoredSummary } from '../properties/stored-property.ts';

/** A JSON column: objects when read, JSON text when written. */
type Json<Value extends object> = JSONColumnType<Value, string, string>;
type Texts = Json<Record<string, string>>;
type MaybeLater<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** Every table, as `migrations/` makes it. bigint is read as number on both databases. */
export interface Tables {
	content_state: { id: number; revision: number; changed_at: Date };
	picture: { id: string; width: number; height: number; placeholder: string; created_at: Generated<Date> };
	site: { id: number; configuration: Json<SiteData>; menu: Json<MenuData>; is_demo: Generated<boolean> };
	footer_block: { id: number; sort: number; data: Json<FooterData> };
	property_type: {
		id: number;
		web_id: number;
		name: Texts;
		show_order: number;
		sale: boolean;
		rent: boolean;
	};
	city: { name: string; zip: string; country_id: number; country_name: Texts; slugs: string[] };
	place: PlaceTable;
	place_data: { id: Generated<number>; checksum: string };
	neighbourhood: { id: number; name: string; data: Json<NeighbourhoodData> };
	team_member: { id: number; position: number; data: Json<TeamMemberData> };
	property: PropertyTable;
	/** Changes of published prices, EUR */
	property_price_change: {
		property_id: number;
		changed_at: Generated<Date>;
		former_price: number;
		price: number;
	};
	project: { id: number; goal: 0 | 1; data: Json<ProjectData> };
	project_unit: { id: number; project_id: number; position: number; data: Json<UnitData> };
	category: { id: number; kind: string; parent_id: number | null; name: Texts };
	article: { id: number; category_id: number; published_at: Date; slugs: string[]; data: Json<ArticleData> };
	testimonial: { id: number; published_at: Date; data: Json<TestimonialData> };
	page: { id: number; status: string; sort: number; entry: Json<PageEntryData>; data: Json<PageData> };
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
		proven_at: MaybeLater<Date>;
		reminded_at: MaybeLater<Date>;
		sequence: Generated<number>;
		visit_id: number | null;
		created_at: Generated<Date>;
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
	kept_property: {
		owner_id: number;
		property_id: number;
		favourite_at: MaybeLater<Date>;
		seen_at: MaybeLater<Date>;
		note: Generated<string>;
	};
	wish_match: {
		subscription_id: number;
		property_id: number;
		noted_at: Generated<Date>;
		mailed_at: MaybeLater<Date>;
	};
	document_request: { property_id: number; email: string; request_id: number; told_at: MaybeLater<Date> };
	testimonial_review: {
		request_id: number;
		decision: 'published' | 'refused';
		testimonial_id: number | null;
		decided_at: Generated<Date>;
	};
	used_captcha: { id: string; expires_at: Date };
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
	property_guest: {
		id: Generated<number>;
		property_id: number;
		invited_by: number;
		guest_id: number;
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
	document_reminder: {
		property_id: number;
		kind: DocumentKind;
		expires_on: string;
		reminded_at: Generated<Date>;
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
	throttle: { key: string; count: number; resets_at: Date };
	installation: { id: number; secret: string };
}

export interface PropertyTable {
	id: number;
	goal: 0 | 1;
	state: 'available' | 'option' | 'sold' | 'rented' | 'withdrawn';
	city_slug: string;
	city: string;
	zip: string;
	type_ids: number[];
	public_price: number | null;
	price_per_m2: number | null;
	living_area: number | null;
	bedrooms: number | null;
	bathrooms: number | null;
	shower_rooms: number | null;
	toilets: number | null;
	garages: number | null;
	epc_letter: string | null;
	/** Where the map may show the property: the middle of its circle unless `shows_point` */
	lat: number | null;
	lng: number | null;
	shows_point: boolean;
	main_type: number;
	/** EUR: what the published price was before it changed last */
	former_price: number | null;
	price_changed_at: Date | null;
	/** From when on changes of the published price stand in property_price_change */
	prices_since: Generated<Date>;
	/** Id of the unit of a project that this row lists, its own id being the negative; null for a property */
	unit_id: number | null;
	marquee: number;
	price_unit: number;
	project_id: number | null;
	/** Bits in the order of FEATURES */
	features: Generated<number>;
	/** m² */
	plot_area: MaybeLater<number>;
	construction_year: MaybeLater<number>;
	/** Months since the year 0; 0: free now */
	free_month: MaybeLater<number>;
	/** Slug of the main type in Dutch */
	subtype: Generated<string>;
	/** Set by the database: revision of the content in which the property was written last */
	change: ColumnType<number, never, never>;
	created_at: Date;
	search_names: string;
	search_nl: string;
	search_fr: string;
	search_en: string;
	search_de: Generated<string>;
	/** Written by imports (`search/vector/`), else made by the database from the texts */
	search_vector: Generated<string>;
	summary: Json<StoredSummary>;
	detail: Json<StoredDetail>;
}
