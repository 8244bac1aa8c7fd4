import { messageOf } from '@estate/shared-contract/message-of';
import '@estate/shared-ui/styles/fonts.css';
import '@estate/shared-ui/styles/mantine.css';
import '@estate/shared-ui/styles/site.css';
import './page.css';
import { type BrowserSlot, type BrowserTexts, LANGUAGES, type Language } from '@estate/shared-contract';
import { followBuilds } from '../browser/follow-builds.ts';
import { PAGE_FACTS_PATH, type PageFacts, type PageSituation } from '../page-facts.ts';
import { chosen, situationAddress, situationsIn } from './chosen.ts';
import { element, link } from './elements.ts';
import { mountSituation } from './mount-situation.ts';

interface RemoteParts {
	slots: Record<string, BrowserSlot>;
	texts: Record<Language, BrowserTexts>;
}

function frameOf({ remote, slots }: PageFacts, language: Language): HTMLElement {
	const to = (more: Record<string, string>) => `/?${new URLSearchParams({ language, ...more })}`;
	const languages = element(
		'nav',
		...LANGUAGES.map((each) => link(`/?language=${each}`, each, each === language)),
	);
	languages.setAttribute('aria-label', 'Language');
	const slot = new URL(location.href).searchParams.get('slot');
	const names = element('nav', ...slots.map((name) => link(to({ slot: name }), name, name === slot)));
	names.setAttribute('aria-label', 'Slots');
	const header = element('header', element('strong', link(to({}), remote)), names, languages);
	header.className = 'remote-page-bar';
	return header;
}

/** The heading of a slot, with the other situations that the samples know for it. */
function captionOf(facts: PageFacts, situation: PageSituation): HTMLElement {
	const others = situationsIn(facts, situation.slot, situation.language).map((each, index) => {
		const entry = link(situationAddress(each, index), each.name, each.name === situation.name);
		return element('li', entry);
	});
	const list = element('details', element('summary', situation.name), element('ul', ...others));
	const caption = element('div', element('strong', situation.slot), list);
	caption.className = 'remote-page-caption';
	return caption;
}

async function show(parts: RemoteParts, root: HTMLElement): Promise<void> {
	const facts = (await (await fetch(PAGE_FACTS_PATH)).json()) as PageFacts;
	const { language, situations } = chosen(facts, new URL(location.href));
	document.documentElement.lang = language;
	document.title = `${facts.remote} (development)`;
	const main = element('main');
	root.replaceChildren(frameOf(facts, language), main);
	if (situations.length === 0)
		main.append(
			element(
				'p',
				`${location.pathname} is no page of ${facts.remote}: another remote or the site shows it.`,
			),
		);
	await Promise.all(
		situations.map(async (situation) => {
			const place = element('div');
			place.dataset.slotName = `${facts.remote}.${situation.slot}`;
			main.append(captionOf(facts, situation), place);
			const slot = parts.slots[situation.slot];
			if (!slot) return;
			try {
				const instead = await mountSituation(facts, situation, { slot, texts: parts.texts[language] }, place);
				if (instead === 'missing')
					place.append(element('p', 'It answers 404, so the site shows that there is no such page.'));
				else if (instead)
					place.append(element('p', 'It leads on to ', link(instead.redirect, instead.redirect), '.'));
			} catch (error) {
				console.error(`${facts.remote}.${situation.slot} cannot load:`, error);
				place.append(element('p', `It cannot load: ${messageOf(error)}`));
			}
		}),
	);
}

/** Milliseconds after which a page that could not ask its server tries again. */
const AGAIN_MS = 1_000;

/** Shows the slots of a remote on a page of its own: what its address asks for, in the test host, from the contract's samples. */
export function showRemote(parts: RemoteParts): void {
	followBuilds();
	const root = document.getElementById('page');
	if (!root) return;
	show(parts, root).catch((error: unknown) => {
		console.error('The page is loaded again: what it shows cannot be read.', error);
		setTimeout(() => location.reload(), AGAIN_MS);
	});
}
