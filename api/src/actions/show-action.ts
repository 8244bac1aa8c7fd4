import type { AgencyActionPage, Language } from '@estate/shared-contract';
import { Reader, readSite } from '../content/site-settings.ts';
import { writeDateTime } from '../mail/formats.ts';
import { fillIn } from '../mail/mail-text.ts';
import { readGazetteer } from '../places/read-gazetteer.ts';
import { ACTION_TEXTS } from './action-texts.ts';
import { readActionToken } from './action-token.ts';
import type { ActionContext } from './agency-action.ts';
import { AGENCY_ACTIONS, isActionName } from './agency-actions.ts';
import { usedAt } from './use-once.ts';

const over = (
	title: string,
	message: string,
	status: AgencyActionPage['status'] = 410,
): AgencyActionPage => ({
	state: 'over',
	status,
	title,
	message,
	facts: [],
});

/** The page of a link, as it is now: what a press does and to what, or why there is nothing to press. It changes nothing. */
export async function showAction(
	context: ActionContext,
	token: string,
	language: Language,
	now = new Date(),
): Promise<AgencyActionPage> {
	const { db, secret } = context;
	const { states, actions, labels } = ACTION_TEXTS[language];
	const named = readActionToken(secret, token, now);
	if (!named || !isActionName(named.name)) return over(states.title, states.invalid, 404);
	const { title, question, button, done } = actions[named.name];
	const used = await usedAt(db, token);
	if (used) {
		const note = fillIn(states.used, { when: writeDateTime(used, language) });
		return { state: 'done', title, message: done, note, facts: [] };
	}
	if (named.isExpired) return over(title, states.expired);
	const { configuration: site } = await readSite(db);
	const reader = new Reader(language, site.defaultLanguage, await readGazetteer(db));
	const view = await AGENCY_ACTIONS[named.name].view(context, named.target, { language, reader, labels });
	if (!view) return over(title, states.gone);
	if (view.refusal) return over(title, view.refusal);
	const facts = view.facts.filter(([, value]) => value).map(([label, value]) => ({ label, value }));
	const choice = view.choice && { label: view.choice.label, options: [...view.choice.options] };
	return {
		state: 'open',
		title,
		message: question,
		button,
		facts,
		...(choice ? { choice } : {}),
		...(view.amount ? { amount: view.amount } : {}),
		...(view.text ? { text: view.text } : {}),
	};
}
