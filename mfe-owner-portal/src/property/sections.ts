/** Parts of a property's page, by the ids that the slots give them. */
export const SECTIONS = [
	{ id: 'visits', title: 'visits.title' },
	{ id: 'statistics', title: 'statistics.title' },
	{ id: 'communications', title: 'communications.title' },
	{ id: 'media', title: 'media.title' },
	{ id: 'documents', title: 'documents.title' },
] as const;
