import type { Language } from '../domain/languages.ts';
import type { Page, PageEntry } from '../entities/content.schema.ts';
import { sampleModules } from './modules.ts';

const entry = (
	id: number,
	path: string,
	paths: Record<string, string>,
	title: [nl: string, fr: string, en: string],
): PageEntry => ({
	id,
	parentId: null,
	name: title[2],
	path,
	paths,
	status: 'Published',
	pageType: 'page',
	title: { nl: title[0], fr: title[1], en: title[2] },
	sort: id,
});

/** Pages of the sample site; the first is property. */
export const SAMPLE_PAGE_ENTRIES: PageEntry[] = [
	entry(1, '/', {}, ['Home', 'Accueil', 'Home']),
	entry(2, '/over-ons/', { fr: '/a-propos/', en: '/about-us/' }, ['Over ons', 'À propos', 'About us']),
	entry(3, '/contact/', {}, ['Contact', 'Contact', 'Contact']),
	entry(4, '/privacy/', {}, ['Privacyverklaring', 'Vie privée', 'Privacy statement']),
	entry(5, '/contact-demand/', { nl: '/gratis-schatting/', fr: '/estimation-gratuite/' }, [
		'Gratis schatting',
		'Estimation gratuite',
		'Free valuation',
	]),
	entry(6, '/blog/', {}, ['Blog', 'Blog', 'Blog']),
	entry(7, '/cookie-policy/', { nl: '/cookiebeleid/', fr: '/politique-cookies/' }, [
		'Cookiebeleid',
		'Politique des cookies',
		'Cookie policy',
	]),
];

/** A page of the sample site, with a module for every relation in every view. */
export function samplePage(id: number, language: Language): Page | undefined {
	const found = SAMPLE_PAGE_ENTRIES.find((page) => page.id === id);
	if (!found) return undefined;
	return {
		...found,
		createDate: '2026-01-05T09:00:00.000Z',
		modifyDate: '2026-09-01T09:00:00.000Z',
		description: { nl: 'Een pagina van de site.', fr: 'Une page du site.', en: 'A page of the site.' },
		seo: { nl: { isActiveSEO: true, metadataTitle: 'Meander' } },
		modules: sampleModules(language),
		childMenus: [],
		isHaveSubMenu: false,
		showFixedMenu: false,
		noReferrerNoFollow: false,
		subMenu: [],
		content: { nl: '', fr: '', en: '' },
		css: '',
		type: 'module',
		redirect: false,
		showBreadCrumb: true,
		showPageBanner: true,
		bannerTitle: found.title,
		bannerDescription: {},
		bannerVideo: '',
		bannerType: 'empty',
		bannerColor: '',
		bannerTransparent: false,
	};
}
