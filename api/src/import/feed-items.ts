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

/** Reads a feed: its content item by item, and on the way what is known only at its end. */
export class FeedItems {
	/** Every property that the feed names, broken ones too: a property that is there but broken has not gone. */
	readonly propertyIds: number[] = [];
	/** Owners refer to properties, so they come last wherever they stand in the feed. */
	readonly owners: FeedEntry<FeedOwner>[] = [];
	readonly unknown = new UnknownFields();
	isOtherAgency = false;
	/** Items and bytes so far */
	progress = { items: 0, bytes: 0 };
	readonly #file: string;
	readonly #refuse: (...refusals: Refusal[]) => void;
	readonly #firstLine = new Map<string, number>();

	constructor(file: string, refuse: (...refusals: Refusal[]) => void) {
		this.#file = file;
		this.#refuse = refuse;
	}

	/** Items of every kind but owners; what is broken, or stands twice, is refused and left out. */
	async *content(): AsyncGenerator<FeedEntry> {
		for await (const line of readFeedLines(this.#file)) {
			this.progress = { items: this.progress.items + 1, bytes: line.bytesRead };
			const parsed = parseItem(line);
			if ('refusals' in parsed) {
				this.#refuse(...parsed.refusals);
				if (parsed.kind === 'property' && typeof parsed.id === 'number') this.propertyIds.push(parsed.id);
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
			yield { line: line.number, item };
		}
	}

	#isSecond(line: number, name: string): boolean {
		const before = this.#firstLine.get(name);
		if (before === undefined) this.#firstLine.set(name, line);
		else {
			const message = `This item stands twice in the feed: the one in line ${before} was taken.`;
			this.#refuse({ line, item: name, path: '', message });
		}
		return before !== undefined;
	}
}
