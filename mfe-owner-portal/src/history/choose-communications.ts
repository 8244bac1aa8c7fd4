import type { Communication, Language } from '@estate/shared-contract';

/** Columns of the table (website.md §3 "Owner portal table columns"). */
export const COLUMNS = ['date', 'type', 'contact', 'subject', 'comment', 'status', 'source'] as const;
export type CommunicationColumn = (typeof COLUMNS)[number];

const PAGE_SIZE = 10;
const LONGEST_TEXT = 100;

/** What the address asks for. */
export interface Choice {
	column: CommunicationColumn;
	isDescending: boolean;
	/** '' for all */
	type: string;
	/** Words looked for in any column; '' for none */
	search: string;
	/** From 1 */
	page: number;
}

/** The newest first, on the first page, of every type. */
const USUAL: Choice = { column: 'date', isDescending: true, type: '', search: '', page: 1 };

const isColumn = (name: string): name is CommunicationColumn => COLUMNS.some((column) => column === name);

/** Reads `?sort=-date&type=…&q=…&page=2`; what is not understood is as if it were not there. */
export function readChoice(query: URLSearchParams): Choice {
	const sort = query.get('sort') ?? '';
	const column = sort.replace(/^-/, '');
	const page = Number(query.get('page'));
	return {
		...(isColumn(column)
			? { column, isDescending: sort.startsWith('-') }
			: { column: USUAL.column, isDescending: USUAL.isDescending }),
		type: query.get('type') ?? '',
		search: (query.get('q') ?? '').trim().slice(0, LONGEST_TEXT),
		page: Number.isInteger(page) && page > 0 ? page : USUAL.page,
	};
}

/** The query of an address, with its question mark; '' for what is usual. */
export function writeChoice({ column, isDescending, type, search, page }: Choice): string {
	const query = new URLSearchParams();
	if (column !== USUAL.column || isDescending !== USUAL.isDescending)
		query.set('sort', `${isDescending ? '-' : ''}${column}`);
	if (type) query.set('type', type);
	if (search) query.set('q', search);
	if (page > 1) query.set('page', String(page));
	return query.size > 0 ? `?${query}` : '';
}

export interface ChosenCommunications {
	choice: Choice;
	/** Those of the page */
	rows: Communication[];
	/** On all pages together */
	total: number;
	pageCount: number;
	/** Every type that there is, whatever is chosen */
	types: string[];
}

/** Filters, sorts and pages. A page beyond the last is the last. */
export function chooseCommunications(
	communications: readonly Communication[],
	choice: Choice,
	language: Language,
): ChosenCommunications {
	const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
	const words = choice.search.toLocaleLowerCase(language).split(/\s+/);
	const found = communications.filter((communication) => {
		if (choice.type && communication.type !== choice.type) return false;
		const content = COLUMNS.slice(1)
			.map((column) => communication[column])
			.join(' ')
			.toLocaleLowerCase(language);
		return words.every((word) => content.includes(word));
	});
	const sorted = found.toSorted((one, other) => {
		const order =
			choice.column === 'date'
				? Date.parse(one.date) - Date.parse(other.date)
				: collator.compare(one[choice.column], other[choice.column]);
		return (choice.isDescending ? -order : order) || Date.parse(other.date) - Date.parse(one.date);
	});
	const pageCount = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE));
	const page = Math.min(choice.page, pageCount);
	return {
		choice: { ...choice, page },
		rows: sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
		total: sorted.length,
		pageCount,
		types: [...new Set(communications.map(({ type }) => type))].sort(collator.compare),
	};
}
