import type { Language, PageHead, RouteTable, Site } from '@estate/shared-contract';
import type { PageAddresses } from '../page/routes/page-addresses.ts';
import type { PageView } from '../page/view/page-json.ts';
import type { Script } from './script.ts';

/** Everything that one HTML document is rendered from. */
export interface FrameModel {
	site: Site;
	table: RouteTable;
	language: Language;
	/** Public origin of the site */
	siteUrl: string;
	/** The page's own address */
	pathname: string;
	/** With the leading `?`, or '' */
	search: string;
	addresses: PageAddresses;
	head: PageHead;
	/** What `<main>` shows */
	view: PageView;
	/** Markup per slot key */
	slotHtml: ReadonlyMap<string, string>;
	/** Sheets that nothing is painted without */
	styles: readonly string[];
	/** Links to sheets per slot key, which stand before the slot's markup */
	slotStyles: ReadonlyMap<string, string>;
	/** Fonts to load early */
	fonts: readonly string[];
	/** Scripts that the page needs at once */
	preloads: readonly Script[];
	/** JSON that they start from */
	dataPreloads: readonly string[];
	boot: Script;
	/** Address of a script → its integrity, for the import map */
	integrity: Readonly<Record<string, string>>;
	/** Versions that only this browser gets, for people */
	overrides: readonly string[];
	/** Data of the page for the boot script, already JSON */
	pageJson: string;
}
