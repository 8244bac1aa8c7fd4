import type { StoredPicture } from '../content/stored-picture.ts';
import type { ImportContext } from './import-context.ts';
import type { Refusal } from './import-report.ts';
import { itemName } from './parse-item.ts';
import type { PictureIntake } from './picture-intake.ts';
import { type ContentItem, rowsOfItem, type TableRows } from './rows-of-item.ts';

export interface PreparedItem {
	line: number;
	item: ContentItem;
	tables: TableRows[];
	leftOut: Refusal[];
}

/** Turns an item into rows, with its pictures taken in; a part that cannot be taken is left out and reported. */
export async function prepareItem(
	line: number,
	item: ContentItem,
	intake: PictureIntake,
): Promise<PreparedItem> {
	const leftOut: Refusal[] = [];
	const leaveOut = (path: string, message: string) =>
		void leftOut.push({ line, item: itemName(item), path, message });
	const context: ImportContext = {
		leaveOut,
		async pictures(sources, path) {
			const taken = await Promise.all(
				sources.map((source, index) =>
					intake.take(source).catch((error: Error) => {
						leaveOut(`${path}.${index}`, error.message);
						return undefined;
					}),
				),
			);
			return taken.filter((picture): picture is StoredPicture => picture !== undefined);
		},
		brand: () => intake.brand().catch((error: Error) => leaveOut('configuration.logo', error.message)),
	};
	return { line, item, tables: await rowsOfItem(item, context), leftOut };
}
