import type { FeedOwner } from './feed/owner.schema.ts';
import { readFeedLines } from './feed-line.ts';
import type { Refusal } from './import-report.ts';
import { itemName, parseItem } from './parse-item.ts';
import type { ContentItem } from './rows-of-item.ts';
import { UnknownFields } from './unknown-fields.ts';

/** An item of a feed with its line. */
export interface FeedEntry<Item = ContentItem> {
	line: number;
	item: Item;
}

type FeedProject = Extract<ContentItem, { kind: 'project' }>;

/** Is told what is not taken: items as a whole, and parts of them. */
export interface FeedReport {
	refuse(...refusals: Refusal[]): void;
	leaveOut(...parts: Refusal[]): void;
}

/** Reads a feed: its content item by item, and on the way what is known only at its end. */
export class FeedItems {
	/** Every property that the feed names, broken ones too: a property that is there but broken has not gone. */
	readonly propertyIds: number[] = [];
	/** Owners refer to properties, so they come last wherever they stand in the feed. */
	readonly owners: FeedEntry<FeedOwner>[] = [];
	readonly unknown = new UnknownFields();
	/** Lines that are no item and no property with an id: each may be any property that the agency has */
	unreadable = 0;
	isOtherAgency = false;
	/** Items and bytes so far */
	progress = { items: 0, bytes: 0 };
	readonly #file: string;
	readonly #report: FeedReport;
	readonly #firstLine = new Map<string, number>();
	/** Line of the project that a unit is of, by the unit's ID */
	readonly #firstUnit = new Map<number, number>();

	constructor(file: string, report: FeedReport) {
		this.#file = file;
		this.#report = report;
	}

	/** Items of every kind but owners; what is broken, or stands twice, is refused and left out. */
	async *content(): AsyncGenerator<FeedEntry> {
		for await (const line of readFeedLines(this.#file)) {
			this.progress = { items: this.progress.items + 1, bytes: line.bytesRead };
			const parsed = parseItem(line);
			if ('refusals' in parsed) {
				this.#report.refuse(...parsed.refusals);
				const { kind, id } = parsed;
				if (kind === 'property' && typeof id === 'number') this.propertyIds.push(id);
				else if (kind === undefined || kind === 'property') this.unreadable++;
				continue;
			}
			const { item, unknown } = parsed;
			this.unknown.add(line.number, item.kind, unknown);
			if (this.#isSecond(line.number, itemName(item))) continue;
			if (item.kind === 'owner') {
				this.owners.push({ line: line.number, item });
				continue;
			}
			if (item.kind === 'property') this.propertyIds.push(item.ID);
			if (item.kind === 'site') this.isOtherAgency = !item.demo;
			yield {
				line: line.number,
				item: item.kind === 'project' ? this.#withOwnUnits(line.number, item) : item,
			};
		}
	}

	/** A unit is of one project, the first that names it: a second one would take it away, and nothing would say so. */
	#withOwnUnits(line: number, item: FeedProject): FeedProject {
		const units = item.units.filter(({ ID }, place) => {
			const before = this.#firstUnit.get(ID);
			if (before === undefined) {
				this.#firstUnit.set(ID, line);
				return true;
			}
			const message =
				before === line
					? `The unit ${ID} stands twice in this project: the first was taken.`
					: `The unit ${ID} stands in the project of line ${before} too: it was taken there.`;
			this.#report.leaveOut({ line, item: itemName(item), path: `units.${place}`, message });
			return false;
		});
		return { ...item, units };
	}

	#isSecond(line: number, name: string): boolean {
		const before = this.#firstLine.get(name);
		if (before === undefined) this.#firstLine.set(name, line);
		else {
			const message = `This item stands twice in the feed: the one in line ${before} was taken.`;
			this.#report.refuse({ line, item: name, path: '', message });
		}
		return before !== undefined;
	}
}
