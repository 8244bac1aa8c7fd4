import type { OwnerDocument, PropertyDocuments } from '../entities/owner-document.schema.ts';
import type { OwnerMessage } from '../entities/owner-message.schema.ts';
import type { PropertyPeople } from '../entities/property-people.schema.ts';
import { forOwner } from './account-replies.ts';
import { SAMPLE_CREDENTIALS } from './owner.ts';
import { Refusal } from './refusal.ts';
import type { SampleCall } from './sample-call.ts';

/** Token of a file that the sample api has. */
export const SAMPLE_FILE_TOKEN = 'sample-file';

/** The thread of property 12. */
export const SAMPLE_MESSAGES: readonly OwnerMessage[] = [
	{
		id: 1,
		side: 'owner',
		author: 'Lieve Maes',
		isOwn: true,
		sentAt: '2026-10-04T17:20:00.000Z',
		text: 'Kan het bezoek van dinsdag een uur later?\nDan ben ik thuis.',
		via: 'portal',
		files: [],
		leftOut: 0,
	},
	{
		id: 2,
		side: 'agency',
		author: 'Karim Benali',
		isOwn: false,
		sentAt: '2026-10-05T07:05:00.000Z',
		text: 'Dat kan. In bijlage het verslag van het vorige bezoek.',
		via: 'mail',
		answers: 'Verslag van het bezoek',
		files: [{ id: 7, name: 'verslag.pdf', size: 84_120 }],
		leftOut: 1,
	},
];

const ADDED = {
	id: '5',
	name: 'keuring.pdf',
	kind: 'electricity',
	isAdded: true,
	author: 'Lieve Maes',
	addedAt: '2026-10-06T08:00:00.000Z',
	size: 120_400,
	issuedOn: '2001-11-20',
	expiresOn: '2026-11-20',
	state: 'expiring',
	href: '/api/v1/owner/properties/12/documents/added/5',
} as const satisfies OwnerDocument;

/** The file of property 12: one document is there, one comes to its end, one is over, one lacks. */
export const SAMPLE_DOCUMENTS = {
	region: 'flanders',
	isLetting: false,
	asOf: '2026-01-01',
	asked: [
		{
			kind: 'energy',
			source: 'Energiebesluit 19.11.2010, titel IX',
			isConditional: false,
			validYears: 10,
			state: 'good',
			documents: [
				{
					id: 'epc',
					name: 'EPC-attest',
					kind: 'energy',
					isAdded: false,
					expiresOn: '2033-05-01',
					state: 'good',
					href: '/api/v1/owner/properties/12/documents/epc',
				},
			],
		},
		{
			kind: 'electricity',
			source: 'AREI/RGIE, 8.4.2',
			isConditional: false,
			validYears: 25,
			state: 'expiring',
			documents: [ADDED],
		},
		{
			kind: 'asbestos',
			source: 'Materialendecreet 23.12.2011',
			isConditional: false,
			since: '2022-11-23',
			state: 'expired',
			documents: [
				{
					...ADDED,
					id: '6',
					name: 'asbest.pdf',
					kind: 'asbestos',
					expiresOn: '2025-01-31',
					state: 'expired',
				},
			],
		},
		{
			kind: 'soil',
			source: 'Bodemdecreet 27.10.2006',
			isConditional: false,
			state: 'lacking',
			documents: [],
		},
		{ kind: 'as-built', source: 'KB 25.1.2001', isConditional: true, state: 'lacking', documents: [] },
	],
	further: [],
} satisfies PropertyDocuments;

const SAMPLE_PEOPLE: PropertyPeople = {
	owners: [
		{ name: 'Lieve Maes', isYou: true },
		{ name: 'Tom Maes', isYou: false },
	],
	guests: [
		{
			id: 4,
			name: 'Els Notaris',
			email: 'els@example.test',
			role: 'notary',
			parts: ['documents'],
			invitedAt: '2026-10-01T08:00:00.000Z',
			expiresAt: '2026-12-30T08:00:00.000Z',
			state: 'active',
		},
	],
	activity: [
		{ id: 2, at: '2026-10-02T08:00:00.000Z', actor: 'Els Notaris', type: 'downloaded', about: 'epc.pdf' },
		{
			id: 1,
			at: '2026-10-01T08:00:00.000Z',
			actor: 'Lieve Maes',
			type: 'guest-invited',
			about: 'Els Notaris',
		},
	],
};

const OWN = ['12', '15'];

/** The answer for the owner of the property that is asked about. */
export function own<Value>(call: SampleCall, value: Value): Value {
	forOwner(call, value);
	if (!OWN.includes(call.params.id ?? '')) throw new Refusal(404, 'not-found');
	return value;
}

/** Answers about what owners do with their properties. */
export const OWNER_REPLIES = {
	ownerMessages: (call: SampleCall) => own(call, { items: call.params.id === '12' ? SAMPLE_MESSAGES : [] }),
	answerVisit: (call: SampleCall) => {
		const { agrees, proposed } = call.body as { agrees: boolean; proposed?: string };
		if (!agrees && !proposed) throw new Refusal(422, 'invalid', [{ path: 'proposed', code: 'required' }]);
		return own(call, { ok: true });
	},
	ownerDocuments: (call: SampleCall) =>
		own(
			call,
			call.params.id === '12' ? SAMPLE_DOCUMENTS : { ...SAMPLE_DOCUMENTS, region: undefined, asked: [] },
		),
	addOwnerDocument: (call: SampleCall) => {
		const { file } = call.body as { file: string };
		if (file !== SAMPLE_FILE_TOKEN) throw new Refusal(422, 'invalid', [{ path: 'file', code: 'invalid' }]);
		return own(call, { id: 9 });
	},
	removeOwnerDocument: (call: SampleCall) => {
		if (call.params.added !== ADDED.id) throw new Refusal(404, 'not-found');
		return own(call, { ok: true });
	},
	ownerPeople: (call: SampleCall) => own(call, SAMPLE_PEOPLE),
	inviteGuest: (call: SampleCall) => {
		if ((call.body as { email: string }).email === SAMPLE_CREDENTIALS.email)
			throw new Refusal(409, 'is-owner');
		return own(call, { ok: true });
	},
	endGuest: (call: SampleCall) => own(call, { ok: true }),
	sendOwnerMessage: (call: SampleCall) => {
		const { files = [] } = call.body as { files?: string[] };
		const lost = files.findIndex((token) => token !== SAMPLE_FILE_TOKEN);
		if (lost >= 0) throw new Refusal(422, 'invalid', [{ path: `files.${lost}`, code: 'invalid' }]);
		return own(call, { id: 3 });
	},
};
