import {
	canonicalPath,
	type FooterBlock,
	isRemoteEntry,
	type MenuItem,
	type Site,
} from '@estate/shared-contract';
import { BUTTON_MENU_ID } from '@estate/shared-contract/schemas';
import { isPublished } from '../../routes/page-routes.ts';
import { type Bringing, type BroughtEntry, broughtEntries } from './brought-entries.ts';

/** Entries that the agency has said nothing of; more than these would push its own off the bar */
const MOST_UNPLACED = { menu: 4, footer: 8 };

type Entries = ReadonlyMap<string, BroughtEntry>;
type Names = Set<string>;

const hasText = (text: Record<string, string>) => Object.values(text).some(Boolean);

/** Takes out what is not there or hidden, and notes in `named` what the agency placed or hid. */
function placedItems(items: readonly MenuItem[], entries: Entries, named: Names): MenuItem[] {
	return items.flatMap((item): MenuItem[] => {
		named.add(isRemoteEntry(item.path) ? item.path : canonicalPath(item.path));
		const childMenus = placedItems(item.childMenus, entries, named);
		if (!isRemoteEntry(item.path)) return [{ ...item, childMenus }];
		const entry = entries.get(item.path);
		if (!entry || !isPublished(item)) return [];
		return [{ ...item, path: entry.path, title: hasText(item.title) ? item.title : entry.title, childMenus }];
	});
}

function placedLinks(links: FooterBlock['links'], entries: Entries, named: Names): FooterBlock['links'] {
	return links.flatMap(({ status = 'Published', ...link }) => {
		named.add(isRemoteEntry(link.path) ? link.path : canonicalPath(link.path));
		if (!isRemoteEntry(link.path)) return [link];
		const entry = entries.get(link.path);
		if (!entry || !isPublished({ status })) return [];
		return [{ path: entry.path, label: hasText(link.label) ? link.label : entry.title }];
	});
}

/** Those that the agency names neither by themselves nor by their page. */
function unplaced(entries: Entries, named: Names, most: number): BroughtEntry[] {
	const rest = [...entries].filter(([name, { path }]) => !named.has(name) && !named.has(canonicalPath(path)));
	return rest.slice(0, most).map(([, entry]) => entry);
}

function menuWith(menu: readonly MenuItem[], entries: Entries): MenuItem[] {
	const named: Names = new Set();
	const items = placedItems(menu, entries, named);
	const rest = unplaced(entries, named, MOST_UNPLACED.menu).map(
		(entry, index): MenuItem => ({ ...entry, id: -1 - index, status: 'Published', childMenus: [] }),
	);
	// The button closes the bar.
	const last = items.findLastIndex(isPublished);
	const end = items[last]?.id === BUTTON_MENU_ID ? last : items.length;
	return items.toSpliced(end, 0, ...rest);
}

const NOTHING = { text: {}, public: false };

function footerWith(footer: readonly FooterBlock[], entries: Entries): FooterBlock[] {
	const named: Names = new Set();
	const blocks = footer.map((block) => ({ ...block, links: placedLinks(block.links, entries, named) }));
	const links = unplaced(entries, named, MOST_UNPLACED.footer).map(({ title, path }) => ({
		label: title,
		path,
	}));
	if (links.length === 0) return blocks;
	const columns = blocks.at(-1)?.columns ?? { sm: 12, md: 6, lg: 3 };
	const own = { id: -1, title: NOTHING, introText: NOTHING, fullText: NOTHING, images: [], columns, links };
	return [...blocks, own];
}

/**
 * The site with the menu and footer entries that its remotes bring. The agency's feed places one (`remote:price-guide.guide`
 * as the path, its title over the remote's if it gives one) or hides it (any status but Published); those that it does not
 * name come last. What names a remote that is not served is left out.
 */
export function withEntries(site: Site, manifests: readonly Bringing[]): Site {
	return {
		...site,
		menu: menuWith(site.menu, broughtEntries(manifests, 'menu')),
		footer: footerWith(site.footer, broughtEntries(manifests, 'footer')),
	};
}
