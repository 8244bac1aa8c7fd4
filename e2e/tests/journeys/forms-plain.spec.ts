import { FORMS, type RequestKind } from '@estate/shared-contract';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from '../../src/clean-page.ts';
import { fillForm, newEmail, postedPairs, VALUES } from '../../src/forms/fill-form.ts';
import {
	formAddress,
	KINDS,
	LANGUAGE_NAMES,
	LANGUAGES,
	REFERENCE,
	THANKS,
} from '../../src/forms/form-pages.ts';
import { mailTo } from '../../src/mails.ts';

/** Posts a form to its page as a browser without JavaScript does. */
async function post(
	request: APIRequestContext,
	kind: RequestKind,
	address: string,
	pairs: readonly [string, string][],
): Promise<APIResponse> {
	// An original path leads to the localized one: a browser posts to where the form stood.
	const { url } = await request.get(address).then((page) => ({ url: page.url() }));
	const options = { maxRedirects: 0, headers: { origin: new URL(url).origin } };
	if (!FORMS[kind].fields.some(({ kind: field }) => field === 'file'))
		return request.post(url, {
			...options,
			headers: { ...options.headers, 'content-type': 'application/x-www-form-urlencoded' },
			data: new URLSearchParams(pairs.map((pair) => [...pair])).toString(),
		});
	const body = new FormData();
	for (const [name, value] of pairs) body.append(name, value);
	return request.post(url, { ...options, multipart: body });
}

for (const kind of KINDS)
	test(`${kind} without JavaScript: refused empty, sent and thanked for, in every language`, async ({
		request,
	}) => {
		const form = FORMS[kind];
		for (const language of LANGUAGE_NAMES) {
			const address = await formAddress(request, kind, language);
			const empty = await post(request, kind, address, [['_slot', `forms.${form.name}`]]);
			expect(empty.status()).toBe(422);
			const page = await empty.text();
			expect(page).toMatch(new RegExp(`<title>${LANGUAGES[language]} `));
			expect(page, 'it begins with the mistakes').toContain(`id="${form.name}-answer"`);
			for (const { name, required, condition } of form.fields)
				if (required && !condition) expect(page, name).toContain(`href="#${form.name}-${name}"`);

			const email = newEmail(`plain-${kind}`);
			const sent = await post(request, kind, address, postedPairs(kind, { ...VALUES, email }));
			expect(sent.status()).toBe(303);
			const { location = '' } = sent.headers();
			expect(location).toMatch(new RegExp(`/${language}/${THANKS[language]}/${kind}/\\?ref=M-`));
			const thanks = await request.get(location);
			expect(thanks.status()).toBe(200);
			expect(await thanks.text()).toMatch(REFERENCE);
		}
	});

test('documents that were asked for already: the answer tells nobody, the mail does, in every language', async ({
	request,
}) => {
	const words = {
		nl: 'al aangevraagd',
		fr: 'déjà demandé',
		en: 'Documents already requested for this property',
		de: 'bereits angefordert',
	};
	for (const [nth, language] of LANGUAGE_NAMES.entries()) {
		const address = await formAddress(request, 'request-documents', language, nth);
		const values = { ...VALUES, email: newEmail('twice') };
		const send = async (lastName: string) => {
			const pairs = postedPairs('request-documents', { ...values, lastName });
			const sent = await post(request, 'request-documents', address, pairs);
			expect(sent.status()).toBe(303);
			const { location = '' } = sent.headers();
			return new URL(location, 'http://site').searchParams.get('ref') ?? '-';
		};
		const references = [await send('Maes'), await send('Peeters')] as const;
		const [first, again] = await Promise.all(
			references.map((reference) => mailTo(values.email, new RegExp(reference))),
		);
		expect(first?.text).not.toContain(words[language]);
		expect(again?.text).toContain(words[language]);
	}
});

test.describe('in a browser without JavaScript', () => {
	test.use({ javaScriptEnabled: false, expectedStatuses: [422] });
	for (const kind of ['contact-appointment', 'purchase-offer'] as const)
		test(`${kind} is filled in whole, sent and thanked for`, async ({ page, request }) => {
			await page.goto(await formAddress(request, kind, 'nl'));
			await (await fillForm(page, kind, { ...VALUES, email: newEmail(kind) }, false)).click();
			if (FORMS[kind].hasReview) {
				const form = page.locator(`#${FORMS[kind].name} form`);
				await form.getByRole('button', { name: 'Wijzigen: Uw bod (€)' }).click();
				await form.locator('[name="amount"]').fill('350.000');
				await form.getByRole('button', { name: 'Antwoorden nakijken' }).click();
				await expect(form.getByRole('definition').first()).toHaveText('€ 350.000');
				await form.getByRole('button', { name: 'Bod verzenden' }).click();
			}
			await expect(page).toHaveURL(new RegExp(`/nl/bedankt/${kind}/\\?ref=M-`));
		});

	test('a CV travels with the form; what is none is refused at its field, and nothing else is lost', async ({
		page,
	}) => {
		await page.goto('/nl/contact/?reason=job');
		const form = page.locator('#site-contact form');
		await form.locator('[name="title"][value="none"]').check();
		for (const name of ['firstName', 'lastName', 'phone'])
			await form.locator(`[name="${name}"]`).fill(VALUES[name] ?? '');
		await form.locator('[name="email"]').fill(newEmail('cv'));
		await form.locator('[type="file"]').setInputFiles({
			name: 'cv.pdf',
			mimeType: 'application/pdf',
			buffer: Buffer.from('this is no pdf'),
		});
		await form.locator('button[type="submit"]').click();
		await expect(page.getByRole('alert'), 'it begins with the mistakes').toBeFocused();
		await expect(page.locator('#site-contact-cv')).toHaveAttribute('aria-invalid', 'true');
		await expect(form).not.toContainText('Goed ontvangen');
		await expect(form.locator('[name="lastName"]')).toHaveValue('Vermeulen');
		await form.locator('[type="file"]').setInputFiles({
			name: 'cv.pdf',
			mimeType: 'application/pdf',
			buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
		});
		await form.locator('button[type="submit"]').click();
		await expect(page).toHaveURL(/\/nl\/bedankt\/site-contact\//);
	});
});
