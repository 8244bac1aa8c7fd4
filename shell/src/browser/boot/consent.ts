import { CONSENT_COOKIE } from '@estate/shared-contract';
import { messageOf } from '@estate/shared-contract/message-of';
import { CONSENT_CHANGED, PAGE_SHOWN } from '../../frame/page-events.ts';
import type { ConsentFiles } from '../../page/site/consent-files.ts';
import { currentConsent, isPreview } from '../consent/current-consent.ts';
import type { DialogModule } from '../consent/dialog/open-dialog.ts';
import type { TagsModule } from '../consent/tags/start-tags.ts';
import { sendReport } from '../send-report.ts';
import { whenIdle } from './when-idle.ts';

/** Loads a script of the site when it is wanted. Without it the page is whole, and nothing is allowed. */
async function use<Module>(href: string, run: (module: Module) => unknown): Promise<void> {
	try {
		await run((await import(/* webpackIgnore: true */ href)) as Module);
	} catch (error) {
		sendReport({ kind: 'load-error', message: `Consent: ${messageOf(error)}` });
	}
}

/** Asks for consent where there is none, loads the tags where there is, and opens the dialog from the footer (website.md §4). */
export function watchConsent({ dialog, tags }: ConsentFiles): void {
	let isStarted = false;
	const open = (how: Parameters<DialogModule['openDialog']>[1]) =>
		use<DialogModule>(dialog.script, ({ openDialog }) => openDialog(dialog, how));

	function startTags(): void {
		if (!tags || isStarted || !Object.values(currentConsent().flags).includes(true)) return;
		isStarted = true;
		void use<TagsModule>(tags.script, ({ startTags }) => startTags(tags.ids));
	}

	function look(): void {
		if (location.search.includes('setcookies')) {
			// biome-ignore lint/suspicious/noDocumentCookie: what reads it next must find it gone
			document.cookie = `${CONSENT_COOKIE}=; path=/; max-age=0`;
			void open({ forget: true });
		}
		startTags();
		if (!isPreview() && !currentConsent().isSet) whenIdle(() => open({}));
	}

	addEventListener(CONSENT_CHANGED, startTags);
	addEventListener(PAGE_SHOWN, look);
	addEventListener(
		'click',
		(event) => {
			const opener = event.target instanceof Element && event.target.closest('[data-consent-open]');
			if (!opener) return;
			event.preventDefault();
			void open({ opener: opener as HTMLElement });
		},
		true,
	);
	look();
}
