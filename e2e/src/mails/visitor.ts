import { FORMS, type FormField, isConditionMet, type RequestKind } from '@estate/shared-contract';
import { expect, type Locator, type Page } from '@playwright/test';

/** What a visitor fills in; of places and types the first by default. */
export type Answers = Readonly<Record<string, string>>;

/** Files of a form, by field. */
export type Files = Readonly<Record<string, { name: string; mimeType: string; buffer: Buffer }>>;

export interface FilledForm {
	kind: RequestKind;
	answers: Answers;
	files?: Files;
	/** Reads the picture of a challenge; none: the browser works instead */
	read?: (challenge: string) => string;
}

async function fillField(form: Locator, { name, kind }: FormField, answers: Answers): Promise<void> {
	const control = form.locator(`[name="${name}"]`);
	const answer = answers[name];
	if ((kind === 'types' || kind === 'places') && answer === undefined) await control.first().check();
	else if (answer === undefined) return;
	else if (['choice', 'slot', 'types', 'places'].includes(kind))
		await form.locator(`[name="${name}"][value="${answer}"]`).check();
	else if (kind === 'tick') await control.check();
	else await control.fill(answer);
}

/** Proves that a person fills the form in. The challenge comes with the first interaction. */
export async function prove(form: Locator, read: FilledForm['read']): Promise<void> {
	const challenge = form.locator('[name="captchaChallenge"]');
	// Its place is there before it has come.
	await expect(challenge).toHaveValue(/./);
	if (read) return form.locator('[name="captcha"]').fill(read(await challenge.inputValue()));
	await form.locator('fieldset:has([name="captchaChallenge"]) button').last().click();
	await expect(form.locator('[name="captchaNonce"]')).toHaveValue(/^\d+$/, { timeout: 30_000 });
}

/** Fills a living form in, step by step where there are steps, up to its last button. */
export async function fillVisitorForm(
	page: Page,
	{ kind, answers, files = {}, read }: FilledForm,
): Promise<Locator> {
	const { fields, steps = [undefined], name } = FORMS[kind];
	const form = page.locator(`#${name} form`);
	await expect(form).toHaveAttribute('data-alive');
	for (const [index, step] of steps.entries()) {
		for (const field of fields.filter((each) => step === undefined || each.step === step)) {
			const file = files[field.name];
			if (file) {
				await form.locator(`[type="file"][name="${field.name}"]`).setInputFiles(file);
				await expect(form.locator(`[type="hidden"][name="${field.name}"]`)).toHaveValue(/.{20}/);
			} else if (isConditionMet(field.condition, answers)) await fillField(form, field, answers);
		}
		if (index < steps.length - 1) {
			await form.locator('button[type="submit"]').click();
			await expect(form.locator(`[data-step="${index + 1}"]`)).toBeVisible();
		}
	}
	if (FORMS[kind].hasCaptcha === true) await prove(form, read);
	return form.locator('button[type="submit"]');
}

/** The reference on the thank-you page that a sent form leads to. */
export async function referenceOf(page: Page): Promise<string> {
	await expect(page).toHaveURL(/\/(bedankt|merci|feedback)\/[\w-]+\/\?ref=M-/);
	return new URL(page.url()).searchParams.get('ref') ?? '';
}
