import type { GuestPart } from '@estate/shared-contract';

interface Section {
	/** That its slot gives it */
	id: string;
	title: `${'visits' | 'statistics' | 'communications' | 'media' | 'documents'}.title`;
	/** Guests see it where this part was shared with them; without one everybody does */
	part?: GuestPart;
}

/** Parts of a property's page. */
export const SECTIONS: readonly Section[] = [
	{ id: 'visits', title: 'visits.title', part: 'visits' },
	{ id: 'statistics', title: 'statistics.title', part: 'figures' },
	{ id: 'communications', title: 'communications.title', part: 'messages' },
	{ id: 'media', title: 'media.title' },
	{ id: 'documents', title: 'documents.title', part: 'documents' },
];
