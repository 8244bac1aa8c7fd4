import {
	type ConditionFacts,
	canonicalPath,
	type FramePlace,
	isConditionMet,
	isModuleView,
	isRelationType,
	type Language,
	type Page,
	PLACE_PAGES,
	type ResolvedModule,
	type Route,
	type SiteConfiguration,
} from '@estate/shared-contract';
import { pageHeading } from '../head/page-head.ts';
import { isPublished } from '../routes/page-routes.ts';
import { contentModule } from './content-module.ts';
import { FULL_WIDTH, type PlannedSlot } from './planned-slot.ts';
import {
	findSlot,
	type OfferedSlots,
	type SlotCatalogueEntry,
	slotForPlace,
	slotForRelation,
} from './slot-catalogue.ts';

/** What conditions read, and the language in which titles are compared. */
export interface PlanFacts extends ConditionFacts {
	language: Language;
	site: Pick<SiteConfiguration, 'name' | 'defaultLanguage'>;
}

type Unnumbered = Omit<PlannedSlot, 'key'>;

const numbered = (slots: readonly Unnumbered[]): PlannedSlot[] =>
	slots.map((slot, index) => ({ ...slot, key: `s${index}` }));

/** Slots of a remote's route, one below the other in one row. A slot that no active version offers is left out. */
export function planRoute(route: Route, offers: readonly OfferedSlots[]): PlannedSlot[] {
	const slots = route.slots.flatMap((id) => findSlot(offers, id) ?? []);
	return numbered(slots.map((entry) => ({ ...entry, input: null, row: 0, columns: FULL_WIDTH })));
}

/** Modules that a remote fills with what its own route shows: a form, a list. */
const FEATURES: readonly string[] = ['contact', 'property-list', 'project-list'];

/**
 * A remote's route at the path of a CMS page (website.md §2 "Demand register", "Free valuation"): the page's modules stand
 * around the route's slots, which take the place of the module that the same remote would fill; below all of them where none is.
 */
export function planRouteWithPage(
	route: Route,
	page: Page,
	offers: readonly OfferedSlots[],
	facts: PlanFacts,
): PlannedSlot[] {
	const own = planRoute(route, offers);
	const isReplaced = ({ remote, input }: PlannedSlot) =>
		own.some((slot) => slot.remote === remote) &&
		FEATURES.includes((input as ResolvedModule | null)?.module.relations[0]?.type ?? '');
	const modules = planPage(page, offers, facts);
	const place = modules.findIndex(isReplaced);
	const before = place < 0 ? modules : modules.slice(0, place);
	const after = modules.slice(before.length).filter((slot) => !isReplaced(slot));
	const row = (before.at(-1)?.row ?? -1) + 1;
	return numbered([
		...before,
		...own.map((slot) => ({ ...slot, row })),
		...after.map((slot) => ({ ...slot, row: slot.row + 2 })),
	]);
}

/** A form of a CMS page that cannot be read now, alone: what was posted to it must not be lost. Empty for what is no module. */
export function planPostedForm(slot: string, offers: readonly OfferedSlots[]): PlannedSlot[] {
	const entry = findSlot(offers, slot);
	return entry?.slot.relations ? numbered([{ ...entry, input: null, row: 0, columns: FULL_WIDTH }]) : [];
}

/** The slot of a place of the frame, if a remote fills it. */
export function planPlace(place: FramePlace, offers: readonly OfferedSlots[]): PlannedSlot[] {
	const entry = slotForPlace(offers, place);
	return entry
		? numbered([{ ...entry, input: null, row: 0, columns: FULL_WIDTH, isBanner: place === 'home-banner' }])
		: [];
}

/** A module maps to a slot by its first relation. The slot that takes articles renders one without a relation, and says so in the place of one with an unknown relation or view (website.md §8). */
function slotOf({ module }: ResolvedModule, offers: readonly OfferedSlots[]): SlotCatalogueEntry | undefined {
	const type = module.relations[0]?.type ?? 'article';
	const { view } = module;
	const isKnown = isRelationType(type) && isModuleView(view);
	return isKnown ? slotForRelation(offers, type, view) : slotForRelation(offers, 'article', view);
}

/** An article that is named as its page would say the banner's title twice, as legal texts do. */
function withoutRepeatedTitle(input: ResolvedModule, heading: string): ResolvedModule {
	if (!input.articles.some(({ title }) => title === heading)) return input;
	const articles = input.articles.map((article) =>
		article.title === heading ? { ...article, title: '' } : article,
	);
	return { ...input, articles };
}

/** Places at the end of a page, where the site itself shows what it knows, below the words of its editor. */
const END_PLACES = ['cookie-policy', 'contact'] as const;

function planEnd(page: Page, offers: readonly OfferedSlots[], row: number): Unnumbered[] {
	const path = canonicalPath(page.path);
	const place = END_PLACES.find((each) => PLACE_PAGES[each] === path);
	return place ? planPlace(place, offers).map((slot) => ({ ...slot, row })) : [];
}

/** Slots of a CMS page: its own text, then one per published module whose condition is met, by row and order; the home page starts with the banner. */
export function planPage(page: Page, offers: readonly OfferedSlots[], facts: PlanFacts): PlannedSlot[] {
	const banner = page.path === PLACE_PAGES['home-banner'] ? planPlace('home-banner', offers) : [];
	const modules = page.modules
		.filter(({ module }) => isPublished(module) && isConditionMet(module.condition, facts))
		.sort(
			(one, other) =>
				one.module.position.contentRow - other.module.position.contentRow ||
				one.module.sort - other.module.sort,
		);
	const rows = [...new Set(modules.map(({ module }) => module.position.contentRow))];
	const text = contentModule(page);
	const firstRow = banner.length + (text ? 1 : 0);
	const heading = page.showPageBanner ? pageHeading(page, facts.language, facts.site) : '';
	const slots = [...(text ? [text] : []), ...modules].flatMap((module) => {
		const input = withoutRepeatedTitle(module, heading);
		const entry = slotOf(input, offers);
		const { columns, position } = input.module;
		const row = module === text ? banner.length : firstRow + rows.indexOf(position.contentRow);
		return entry ? { ...entry, input, row, columns } : [];
	});
	return numbered([...banner, ...slots, ...planEnd(page, offers, firstRow + rows.length)]);
}
