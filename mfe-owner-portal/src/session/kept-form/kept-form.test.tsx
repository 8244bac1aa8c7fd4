import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { DOCUMENT_FILE_FIELD, LANGUAGES, REFUSED_FILE } from '@estate/shared-contract';
import { SAMPLE_FILE_TOKEN, SAMPLE_SESSION_COOKIE } from '@estate/shared-contract/samples';
import { describe, expect, test } from 'vitest';
import documents from '../../slots/documents.tsx';
import messages from '../../slots/messages.tsx';
import offers from '../../slots/offers.tsx';
import people from '../../slots/people.tsx';
import property from '../../slots/property.tsx';
import searches from '../../slots/searches.tsx';

type Fields = [name: string, value: string][];

const KEY = 'key-of-a-form';
const PAGES = {
	messages: {
		slot: messages,
		path: 'messages/',
		form: [
			['text', 'Hallo <b>daar</b>'],
			['key', KEY],
			['answers', '7'],
			['file', SAMPLE_FILE_TOKEN],
			['file', REFUSED_FILE],
		],
		shown: ['Hallo &lt;b&gt;daar&lt;/b&gt;'],
	},
	offers: {
		slot: offers,
		path: 'offers/',
		form: [
			['offer', '1'],
			['key', KEY],
			['answer', 'counter'],
			['amount', '395.000'],
			['note', 'Zonder keuken'],
		],
		shown: ['395.000', 'Zonder keuken'],
	},
	property: {
		slot: property,
		path: '',
		form: [
			['visit', '3'],
			['agrees', 'no'],
			['proposed', '2026-12-01T10:30'],
			['access', 'Sleutel bij de buren'],
		],
		shown: ['2026-12-01 10:30', 'Sleutel bij de buren'],
	},
	documents: {
		slot: documents,
		path: 'documents/',
		form: [
			['kind', 'epc'],
			['issuedOn', '2026-03-02'],
			[DOCUMENT_FILE_FIELD, SAMPLE_FILE_TOKEN],
		],
		shown: ['2026'],
	},
	people: {
		slot: people,
		path: 'people/',
		form: [
			['do', 'invite'],
			['firstName', 'Lou'],
			['email', 'lou@example.be'],
			['role', 'adviser'],
			['parts', 'visits'],
			['parts', 'offers'],
		],
		shown: ['Lou', 'lou@example.be'],
	},
} as const;
const NAMES = Object.keys(PAGES) as (keyof typeof PAGES)[];

const post = (name: keyof typeof PAGES, form: Fields, language = 'en', cookie = '') =>
	renderSlot(PAGES[name].slot as typeof messages, {
		url: `/${language}/owner/12/${PAGES[name].path}`,
		slot: name,
		cookie,
		form,
	});

describe('a form whose session ended meanwhile', () => {
	test.each(NAMES)(
		'of %s is shown with all that was typed, to be sent again beside a log-in',
		async (name) => {
			const { form, shown, path } = PAGES[name];
			const { response, html, text } = await post(name, form as unknown as Fields);
			expect(response.status).toBe(401);
			expect(html).toContain(text('kept.signedOut'));
			expect(html).toContain(
				`href="/en/login/?next=${encodeURIComponent(`/en/owner/12/${path}`)}" target="_blank"`,
			);
			for (const words of shown) expect(html).toContain(words);
			for (const [field, value] of form) {
				const hidden = `name="${field}" value="${value.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`;
				if (value === REFUSED_FILE) expect(html).not.toContain(hidden);
				else expect(html).toContain(hidden);
			}
		},
	);

	test.each(LANGUAGES)('has every text in %s', async (language) => {
		for (const name of NAMES) {
			const { html } = await post(name, PAGES[name].form as unknown as Fields, language);
			expect(html).not.toMatch(/[>"](kept|messages|offers|visits|people|documents|fields)\.\w/);
		}
	});

	test.each(NAMES)('of %s is kept too while the api is away', async (name) => {
		const api = await sampleApi();
		for (const call of [
			'ownerProperty',
			'ownerMessages',
			'ownerOffers',
			'ownerDocuments',
			'ownerPeople',
		] as const)
			api.answer(call, 503);
		for (const call of [
			'sendOwnerMessage',
			'answerOffer',
			'answerVisit',
			'addOwnerDocument',
			'inviteGuest',
		] as const)
			api.answer(call, 503);
		const { response, html, text } = await post(
			name,
			PAGES[name].form as unknown as Fields,
			'en',
			SAMPLE_SESSION_COOKIE,
		);
		expect(response.status).toBe(503);
		expect(html).toContain(text('login.unreachable'));
		expect(html).toContain(text('kept.sendAgain'));
		expect(html).not.toContain(text('kept.logInBeside'));
		for (const words of PAGES[name].shown) expect(html).toContain(words);
	});

	test('of favourites keeps a note', async () => {
		const note: Fields = [
			['property', '12'],
			['do', 'note'],
			['note', 'Mooie tuin'],
		];
		const { response, html } = await renderSlot(searches, {
			url: '/en/my-searches/',
			slot: 'searches',
			cookie: '',
			form: note,
		});
		expect(response.status).toBe(401);
		expect(html).toContain('Mooie tuin');
		expect(html).toContain('name="do" value="note"');
	});

	test('that is found wrong before it is sent is kept too', async () => {
		(await sampleApi()).answer('ownerProperty', 401);
		const { response, html } = await post('people', [['firstName', 'Lou']], 'en', SAMPLE_SESSION_COOKIE);
		expect(response.status).toBe(401);
		expect(html).toContain('name="firstName" value="Lou"');
	});

	test.each([
		[
			'people',
			[
				['do', 'end'],
				['guest', '4'],
			],
		],
		[
			'documents',
			[
				['do', 'remove'],
				['document', '5'],
			],
		],
	] as [keyof typeof PAGES, Fields][])(
		'of %s in which nobody typed leads to the log-in',
		async (name, form) => {
			const { response } = await post(name, form);
			expect(response.redirect?.to).toContain('/en/login/?next=');
		},
	);
});
