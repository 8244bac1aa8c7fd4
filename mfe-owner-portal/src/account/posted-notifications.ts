import {
	FIGURES_FREQUENCIES,
	isLanguage,
	NOTIFICATION_FREQUENCIES,
	NOTIFICATION_KINDS,
	type OwnerNotifications,
} from '@estate/shared-contract';

/** What was chosen about mails; undefined for a form that is not the page's. */
export function postedNotifications(posted: ReadonlyMap<string, string>): OwnerNotifications | undefined {
	const language = posted.get('language');
	const choices = NOTIFICATION_KINDS.map((kind) => {
		const offered = kind === 'figures' ? FIGURES_FREQUENCIES : NOTIFICATION_FREQUENCIES;
		return [kind, offered.find((each) => each === posted.get(kind))] as const;
	});
	if (!isLanguage(language) || choices.some(([, frequency]) => !frequency)) return undefined;
	return { choices: Object.fromEntries(choices) as unknown as OwnerNotifications['choices'], language };
}
