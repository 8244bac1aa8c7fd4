import type { OwnerMessage } from '../entities/owner-message.schema.ts';
import { forOwner } from './account-replies.ts';
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

const OWN = ['12', '15'];

function own<Value>(call: SampleCall, value: Value): Value {
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
	sendOwnerMessage: (call: SampleCall) => {
		const { files = [] } = call.body as { files?: string[] };
		const lost = files.findIndex((token) => token !== SAMPLE_FILE_TOKEN);
		if (lost >= 0) throw new Refusal(422, 'invalid', [{ path: `files.${lost}`, code: 'invalid' }]);
		return own(call, { id: 3 });
	},
};
