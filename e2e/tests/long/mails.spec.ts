import { FORMS, type RequestKind, TICKED } from '@estate/shared-contract';
import ICAL from 'ical.js';
import { type ArrivedMail, headerOf, linkIn } from '../../../api/src/testing/mail-server.ts';
import { expect, startedBefore, test } from '../../src/clean-page.ts';
import { chooseSlot, dayAhead } from '../../src/forms/fill-form.ts';
import { type MailSite, startMailSite } from '../../src/mails/mail-site.ts';
import { type Answers, type Files, fillVisitorForm, referenceOf } from '../../src/mails/visitor.ts';
import { untilQuiet } from '../../src/page-traffic.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const PNG = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
	'base64',
);
const ANSWERS: Answers = {
	title: 'ms',
	firstName: 'Zoë',
	lastName: "D'Hondt",
	name: 'Zoë D.',
	phone: '0478123456',
	remark: 'Eén vraag: «hoe zit dat?»',
	valuationAddress: 'Coupure 12',
	street: 'Coupure 12',
	zip: '9000',
	city: 'Gent',
	goal: 'sale',
	frequency: 'at-once',
	amount: '349000',
	validUntil: `${dayAhead(30)}T18:00`,
	financing: 'own-means',
	comment: 'Alles liep vlot.',
	mayPublish: TICKED,
	knowsItBinds: TICKED,
};

let shop: MailSite;
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ baseURL: startedBefore(() => shop?.site.url), actionTimeout: 20_000 });
test.beforeAll(async () => {
	test.setTimeout(240_000);
	shop = await startMailSite();
});
test.afterAll(async () => {
	await shop?.site.stop();
	await shop?.mails.stop();
});

const BELGIAN = new Intl.DateTimeFormat('sv-SE', {
	dateStyle: 'short',
	timeStyle: 'short',
	timeZone: 'Europe/Brussels',
});
/** A time as slots are named: Belgian day and time, in summer and in winter. */
const slotAt = (time: Date) => BELGIAN.format(time).replace(' ', 'T');
const euros = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const calendarOf = ({ attachments }: ArrivedMail) => {
	const file = attachments.find(({ contentType }) => contentType === 'text/calendar');
	const component = new ICAL.Component(ICAL.parse(file?.content.toString('utf8') ?? ''));
	return {
		method: component.getFirstPropertyValue('method'),
		event: new ICAL.Event(component.getFirstSubcomponent('vevent') as ICAL.Component),
	};
};

/** What renting takes */
const RENTAL_TERMS =
	/Minimaal maandinkomen: € [\d.]+\nMaximaal aantal personen: \d\nEerste maand, huur en lasten: € [\d.]+\nAandeel in de plaatsbeschrijving: € \d+\nHuurwaarborg: € [\d.]+ \(\d maanden huur\)/;

interface Sending {
	kind: RequestKind;
	language: 'nl' | 'fr' | 'en';
	address: string;
	/** Who hears of it at the agency, if anyone */
	desk?: string;
	/** Beside those of the visitor's mail that every form has */
	subject: RegExp;
	text: RegExp;
	answers?: Answers;
	files?: Files;
	/** Media types of what is attached, to the visitor and to the agency */
	attached?: readonly [visitor: string[], desk: string[]];
}

/** Every form of the site, spread over its languages. */
async function sendings(firstSlot: string): Promise<Sending[]> {
	const { sale, rental, project, colleague } = shop;
	const agency = 'gent@meander.example';
	const saleDesk = colleague(sale.contactId);
	return [
		{
			kind: 'contact-me',
			language: 'fr',
			address: `/fr/demande-information/?property=${sale.ID}`,
			desk: saleDesk,
			subject: /^Nous avons bien reçu votre question/,
			text: /Madame D'Hondt/,
		},
		{
			kind: 'contact-appointment',
			language: 'nl',
			address: `/nl/plan-bezoek/?property=${rental.ID}`,
			subject: /^Bevestig uw bezoek/,
			text: /vrij tot \d\d:\d\d uur[\s\S]*\/nl\/appointment\//,
			answers: { slot: firstSlot },
		},
		{
			kind: 'contact-construction',
			language: 'en',
			address: `/en/contact-construction/?project=${project.ID}`,
			desk: colleague(Number(project.contactId)),
			subject: /^We have received your question/,
			text: /Dear Ms D'Hondt/,
		},
		{
			kind: 'contact-demand',
			language: 'nl',
			address: '/nl/gratis-schatting/',
			desk: agency,
			subject: /^Uw aanvraag voor een gratis schatting/,
			text: /Geachte mevrouw D'Hondt/,
		},
		{
			kind: 'demand-register',
			language: 'fr',
			address: '/fr/alerte/',
			desk: agency,
			subject: /^Confirmez/,
			text: /\/fr\/subscription\//,
			answers: {
				types: String(sale.WebIDs || sale.WebID).split(',')[0] ?? '',
			},
		},
		{
			kind: 'save-search',
			language: 'en',
			address: '/en/save-search/?goal=0&type=1',
			subject: /^Confirm/,
			text: /\/en\/subscription\//,
			answers: { frequency: 'daily', consent: 'on' },
		},
		{
			kind: 'send-to-friend',
			language: 'nl',
			address: `/nl/doorsturen/?property=${sale.ID}`,
			subject: /^Uw bericht is verstuurd/,
			text: /doorgestuurd/,
			answers: { friendEmail: 'vriend@example.test' },
		},
		{
			kind: 'sign-newsletter',
			language: 'en',
			address: '/en/newsletter/',
			subject: /^Confirm/,
			text: /\/en\/subscription\//,
		},
		{
			kind: 'request-documents',
			language: 'fr',
			address: `/fr/demande-documents/?property=${sale.ID}`,
			desk: saleDesk,
			subject: /documents/,
			text: /\/api\/v1\/documents\//,
		},
		{
			kind: 'purchase-offer',
			language: 'nl',
			address: `/nl/bod-uitbrengen/?property=${sale.ID}`,
			desk: saleDesk,
			subject: /^Wij hebben uw bod ontvangen/,
			text: /Bod: € 349\.000[\s\S]*voorschot van 10 %|voorschot van 10 %[\s\S]*Bod: € 349\.000/,
			attached: [['application/pdf'], ['application/pdf']],
		},
		{
			kind: 'site-contact',
			language: 'en',
			address: '/en/contact/?reason=job',
			desk: agency,
			subject: /^We have received your application/,
			text: /Dear Ms D'Hondt/,
			answers: { reason: 'job' },
			files: { cv: { name: 'mijn cv.pdf', mimeType: 'application/pdf', buffer: PDF } },
			attached: [[], ['application/pdf']],
		},
		{
			kind: 'testimonial',
			language: 'nl',
			address: '/nl/feed-back/',
			desk: agency,
			subject: /^Bedankt voor uw getuigenis/,
			text: /getuigenis/,
			files: { image: { name: 'ik.png', mimeType: 'image/png', buffer: PNG } },
			attached: [[], ['image/webp']],
		},
	];
}

const visitorOf = (kind: RequestKind) => `${kind}@example.test`;
const references = new Map<RequestKind, string>();

test('every form is sent while the mail server is away; when it is back every mail arrives once', async ({
	page,
	request,
}) => {
	test.setTimeout(180_000);
	const { slots } = await (
		await request.get(`/api/v1/properties/${shop.rental.ID}/slots?language=nl`)
	).json();
	const all = await sendings(slots.find(({ isFull }: { isFull: boolean }) => !isFull).id);
	expect(all.map(({ kind }) => kind).sort()).toEqual(Object.keys(FORMS).sort());
	for (const { kind, address, answers, files } of all)
		await test.step(kind, async () => {
			await page.goto(address);
			const send = await fillVisitorForm(page, {
				kind,
				answers: { ...ANSWERS, ...answers, email: visitorOf(kind) },
				...(files ? { files } : {}),
				// One visitor cannot read the picture.
				...(kind === 'contact-me' ? {} : { read: shop.read }),
			});
			await send.click();
			references.set(kind, await referenceOf(page));
		});

	expect(shop.mails.mails).toEqual([]);
	await shop.mails.start();
	const decided = all.filter(({ kind }) => ['testimonial', 'purchase-offer'].includes(kind));
	const expected = all.length + all.filter(({ desk }) => desk).length + decided.length + 1;
	await expect.poll(() => shop.mails.mails.length, { timeout: 90_000 }).toBe(expected);

	for (const { kind, language, desk, subject, text, attached = [[], []] } of all) {
		const reference = references.get(kind) ?? '';
		const [mail, ...more] = shop.mails.to(visitorOf(kind));
		expect(more, kind).toEqual([]);
		expect(mail?.subject, kind).toMatch(subject);
		expect(euros(mail?.text ?? ''), kind).toMatch(text);
		expect(mail && headerOf(mail, 'Content-Language'), kind).toBe(language);
		expect(mail?.html, kind).toContain(`lang="${language}"`);
		expect(
			mail?.attachments.map(({ contentType }) => contentType),
			kind,
		).toEqual(attached[0]);
		// What asks to confirm an address names no request.
		if (!/^(Confirm)/.test(mail?.subject ?? '')) expect(mail?.text, kind).toContain(reference);
		if (!desk) continue;
		const about = shop.mails.to(desk).filter((each) => each.subject?.includes(reference));
		// What the agency decides by a link has a mail of its own, which nobody answers to the visitor.
		const [decisions, sent] = [true, false].map((isDecision) =>
			about.filter(({ subject = '' }) => subject.startsWith('Uw beslissing gevraagd:') === isDecision),
		) as [ArrivedMail[], ArrivedMail[]];
		expect(decisions, kind).toHaveLength(decided.some((each) => each.kind === kind) ? 1 : 0);
		for (const { replyTo } of decisions) expect(replyTo?.text).not.toContain(visitorOf(kind));
		expect(sent, kind).toHaveLength(1);
		const [notification] = sent;
		expect(notification && headerOf(notification, 'Content-Language'), kind).toBe('nl');
		expect(notification?.replyTo?.value[0]?.address, kind).toBe(visitorOf(kind));
		expect(
			notification?.attachments.map(({ contentType }) => contentType),
			kind,
		).toEqual(attached[1]);
	}
	for (const mail of shop.mails.mails) {
		expect(mail.from?.value[0]).toEqual({ address: 'gent@meander.example', name: 'Meander' });
		expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated');
		expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\{|undefined|NaN/);
	}
	expect(new Set(shop.mails.mails.map(({ messageId }) => messageId)).size).toBe(expected);
	const [question] = shop.mails
		.to(shop.colleague(shop.sale.contactId))
		.filter(({ subject }) => subject?.includes(references.get('contact-me') ?? '-'));
	expect(question?.text).toContain('Eén vraag: «hoe zit dat?»');
	const [friend] = shop.mails.to('vriend@example.test');
	expect(friend?.subject).toBe('Iemand stuurt u een pand van Meander');
	expect(friend?.replyTo?.value[0]?.address).toBe(visitorOf('send-to-friend'));
	const [offer] = shop.mails.to(visitorOf('purchase-offer'));
	const paper = offer?.attachments[0];
	expect(paper?.filename).toBe(`${references.get('purchase-offer')}.pdf`);
	expect(paper?.content.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a visit is confirmed, moved and cancelled by the link of its mail; calendars, the colleague and the page follow', async ({
	page,
}) => {
	const visitor = visitorOf('contact-appointment');
	const desk = shop.colleague(shop.rental.contactId);
	const main = page.getByRole('main');
	const [held] = shop.mails.to(visitor);
	if (!held) throw new Error('nothing asked to confirm');
	expect(shop.mails.to(desk).filter(({ subject }) => subject?.startsWith('Nieuw bezoek'))).toEqual([]);
	await page.goto(linkIn(held, /\/nl\/appointment\//));
	await main.getByRole('button', { name: 'Mijn bezoek bevestigen' }).click();
	await expect(main).toContainText('Uw bezoek ligt vast.');
	const booked = await shop.mails.next(visitor, /is bevestigd/);
	expect(euros(booked.text ?? '')).toMatch(RENTAL_TERMS);
	expect(calendarOf(await shop.mails.next(desk, /^Nieuw bezoek/)).method).toBe('PUBLISH');
	const first = calendarOf(booked);
	expect([first.method, first.event.sequence]).toEqual(['PUBLISH', 0]);
	expect(first.event.endDate.toUnixTime() - first.event.startDate.toUnixTime()).toBe(30 * 60);

	await page.goto(linkIn(booked, /\/nl\/appointment\//));
	await expect(main).toContainText('Uw bezoek ligt vast.');
	const slot = (await main.locator('[name="slot"]').nth(4).getAttribute('value')) ?? '';
	await chooseSlot(main, slot);
	await main.getByRole('button', { name: 'Bezoek verplaatsen' }).click();
	const moved = await shop.mails.next(visitor, /verplaatst/);
	const second = calendarOf(moved);
	expect([second.method, second.event.sequence]).toEqual(['PUBLISH', 1]);
	expect(second.event.uid).toBe(first.event.uid);
	expect(slotAt(second.event.startDate.toJSDate())).toBe(slot);
	await shop.mails.next(desk, /verplaatst/);
	// The mail may be faster than the page that it is about.
	await untilQuiet(page);

	// Who books next sees that the time is taken, and that the former one is free.
	await page.goto(`/nl/plan-bezoek/?property=${shop.rental.ID}`);
	await expect(page.locator(`#contact-appointment [name="slot"][value="${slot}"]`)).toBeDisabled();
	const former = slotAt(first.event.startDate.toJSDate());
	await expect(page.locator(`#contact-appointment [name="slot"][value="${former}"]`)).toBeEnabled();

	await page.goto(linkIn(moved, /\/nl\/appointment\//));
	await main.getByRole('button', { name: 'Bezoek annuleren' }).click();
	await expect(main).toContainText('Dit bezoek is geannuleerd.');
	const cancelled = calendarOf(await shop.mails.next(visitor, /geannuleerd/));
	expect([cancelled.method, cancelled.event.sequence]).toEqual(['CANCEL', 2]);
	expect(cancelled.event.uid).toBe(first.event.uid);
});

test.describe('documents', () => {
	test('come by links that lead to the files; who asks again reads so', async ({ page, request }) => {
		const email = visitorOf('request-documents');
		const [mail] = shop.mails.to(email);
		const links = mail?.text?.match(/http\S+\/api\/v1\/documents\/\S+/g) ?? [];
		expect(links).toHaveLength(shop.sale.documents.length);
		for (const link of links) {
			const file = await request.get(link);
			expect(file.headers()['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.pdf"$/);
			expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
		}
		await page.goto(`/fr/demande-documents/?property=${shop.sale.ID}`);
		const answers = { ...ANSWERS, firstName: 'Zoé', email: email.toUpperCase() };
		await (await fillVisitorForm(page, { kind: 'request-documents', answers, read: shop.read })).click();
		// The answer tells no stranger who asked: the mail does.
		await referenceOf(page);
		const mailsWith = (text: string) =>
			shop.mails.mails.filter((each) => each.recipient.toLowerCase() === email && each.text?.includes(text));
		await expect.poll(() => mailsWith('Vous avez déjà demandé les documents de ce bien').length).toBe(1);
		expect(mailsWith('/api/v1/documents/')).toHaveLength(1);
	});
});
