import { ACTION_TEXTS } from '../../../api/src/actions/action-texts.ts';
import formsDe from '../../../mfe-forms/src/texts/de.json' with { type: 'json' };
import formsEn from '../../../mfe-forms/src/texts/en.json' with { type: 'json' };
import formsFr from '../../../mfe-forms/src/texts/fr.json' with { type: 'json' };
import formsNl from '../../../mfe-forms/src/texts/nl.json' with { type: 'json' };
import de from '../../../mfe-owner-portal/src/texts/de.json' with { type: 'json' };
import en from '../../../mfe-owner-portal/src/texts/en.json' with { type: 'json' };
import fr from '../../../mfe-owner-portal/src/texts/fr.json' with { type: 'json' };
import nl from '../../../mfe-owner-portal/src/texts/nl.json' with { type: 'json' };
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { LANGUAGE_NAMES, type VisitedLanguage } from '../forms/form-pages.ts';

const PORTAL = { nl, fr, en, de };
const FORM_TEXTS = { nl: formsNl, fr: formsFr, en: formsEn, de: formsDe };

const PATHS = {
	nl: {
		portal: 'eigenaar',
		messages: 'berichten',
		offers: 'biedingen',
		documents: 'documenten',
		people: 'personen',
		account: 'account',
	},
	fr: {
		portal: 'proprietaire',
		messages: 'messages',
		offers: 'offres',
		documents: 'documents',
		people: 'personnes',
		account: 'compte',
	},
	en: {
		portal: 'owner',
		messages: 'messages',
		offers: 'offers',
		documents: 'documents',
		people: 'people',
		account: 'account',
	},
	de: {
		portal: 'eigentuemer',
		messages: 'nachrichten',
		offers: 'angebote',
		documents: 'dokumente',
		people: 'personen',
		account: 'konto',
	},
} as const;
type PortalPage = Exclude<keyof (typeof PATHS)['nl'], 'portal' | 'account'>;

/** What a journey through the portal reads and where it goes, in one language. */
export function portalIn(language: VisitedLanguage) {
	const { portal, account, ...pages } = PATHS[language];
	return {
		/** Texts of the owners' portal */
		texts: PORTAL[language],
		/** Texts of the forms and of the pages behind links */
		forms: FORM_TEXTS[language],
		/** Texts of the agency's links: pages and mails are the agency's, pages are read in any language */
		actions: ACTION_TEXTS[language],
		account: `/${language}/${portal}/${account}/`,
		property: (id: number, page?: PortalPage) =>
			`/${language}/${portal}/${id}/${page ? `${pages[page]}/` : ''}`,
	};
}

/** Fills `{{name}}` in. */
export const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
	text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** What the server makes is one for all languages but for its words: both ways in Dutch, one of them in each other. */
const WAYS: Readonly<Record<VisitedLanguage, readonly ('with' | 'without')[]>> = {
	nl: ['with', 'without'],
	fr: ['without'],
	en: ['with'],
	de: ['without'],
};

/** Each language, with or without JavaScript, numbered; all but the first are for the long run. */
export const PORTAL_VARIANTS = LANGUAGE_NAMES.flatMap((language) =>
	WAYS[language].map((way) => ({ language, way })),
).map(({ language, way }, index) => ({
	language,
	javaScriptEnabled: way === 'with',
	index,
	name: `${language}, ${way} JavaScript`,
	tag: index === 0 ? [] : [LONG_TAG],
}));
