import type { Intent, PageLocation } from '@estate/shared-contract';
import { messageOf } from '@estate/shared-contract/message-of';
import { onEscape } from '@estate/shared-ui';
import { answersIntent } from '../../../page/plan/slot-catalogue.ts';
import { sendReport } from '../../send-report.ts';
import { showProgress } from '../frame/progress.ts';
import { locationAtom } from '../navigation/location-atom.ts';
import { LeaveToServer, resolvePage } from '../page/load-page.ts';
import type { DialogSetting } from './dialog-setting.ts';

/** The page behind an intent's plain link, when a slot of it answers the intent and this tab can show it. */
function pageOf({ services }: DialogSetting, { type }: Intent, link: string): PageLocation | undefined {
	const { pathname, search, hash } = new URL(link, location.origin);
	try {
		const { route } = resolvePage(services, { pathname, search });
		return answersIntent(services.site.offers, route.slots, type) ? { pathname, search, hash } : undefined;
	} catch {
		return undefined;
	}
}

/**
 * Answers the intents that no slot of the page listens to: the page behind the plain link is shown in a dialog. Code and
 * data come with the first press; when they do not, the link is followed.
 */
export function answerIntents(setting: DialogSetting): void {
	const { services, navigation } = setting;
	/** The address that is being loaded */
	let awaited: { link: string; isGivenUp?: true } | undefined;

	/** Escape before a dialog is there is as if it had been there: it does not open. */
	function giveUp(): void {
		if (!awaited) return;
		awaited.isGivenUp = true;
		awaited = undefined;
		showProgress(false);
	}

	async function open(page: PageLocation, link: string): Promise<void> {
		const { store } = services;
		const place = store.get(locationAtom);
		giveUp();
		const own: typeof awaited = { link };
		const isLeft = () => own.isGivenUp === true || store.get(locationAtom) !== place;
		awaited = own;
		showProgress(true);
		const stopListening = onEscape(giveUp);
		try {
			const { openSlotDialog } = await import('./open-dialog.tsx');
			await openSlotDialog(setting, page, isLeft);
		} catch (error) {
			if (!(error instanceof LeaveToServer))
				sendReport({
					kind: 'load-error',
					message: `A dialog: ${messageOf(error)}`,
				});
			if (!isLeft()) navigation.navigate(link);
		} finally {
			stopListening();
			if (awaited === own) {
				awaited = undefined;
				showProgress(false);
			}
		}
	}

	services.intents.otherwise((intent, link) => {
		const page = link === undefined ? undefined : pageOf(setting, intent, link);
		if (!link || !page) return false;
		if (awaited?.link !== link) void open(page, link);
		return true;
	});
}
