import { renderSlot } from '@estate/remote-kit/testing';
import { FORMS, LANGUAGES } from '@estate/shared-contract';
import { expect, test } from 'vitest';
import { FORM_PLACES } from '../testing/form-slots.ts';
import { fieldMessage } from './field-message.ts';

test.each(LANGUAGES)(
	'%s: a tick that is missing is named in the summary, whatever the form',
	async (language) => {
		const { slot, path, query } = FORM_PLACES['contact-me'];
		const { text } = await renderSlot(slot, { url: `/${language}${path}${query}`, slot: 'contact-me' });
		const ticks = Object.values(FORMS).flatMap((form) =>
			form.fields
				.filter(({ kind, required }) => kind === 'tick' && required)
				.map(({ name }) => ({ form, name })),
		);
		expect(ticks.length).toBeGreaterThanOrEqual(3);
		const messages = ticks.map(({ form, name }) =>
			fieldMessage(text, form, { name, code: 'not-accepted' }, language),
		);
		expect(messages).not.toContain(text('ui.errors.not-accepted'));
		expect(new Set(messages).size).toBe(new Set(ticks.map(({ name }) => name)).size);
	},
);
