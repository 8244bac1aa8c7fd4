import type { AgencyActionPage } from '../api/action-endpoints.schema.ts';

/** The page that moves a visit, before the press. */
export const SAMPLE_ACTION: AgencyActionPage = {
	state: 'open',
	title: 'Bezoek verplaatsen',
	message: 'Kies een vrij moment. De bezoeker krijgt een e-mail met het nieuwe moment.',
	facts: [
		{ label: 'Referentie', value: 'M-7F3K-29' },
		{ label: 'Wanneer', value: 'dinsdag 12 januari 2038, 10:00' },
	],
	button: 'Bezoek verplaatsen',
	choice: {
		label: 'Nieuw moment',
		options: [
			{ value: '2038-01-12T14:00', label: 'dinsdag 12 januari 2038, 14:00' },
			{ value: '2038-01-13T10:00', label: 'woensdag 13 januari 2038, 10:00' },
		],
	},
};
