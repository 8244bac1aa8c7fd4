import { DocumentError, takeInDocument } from '../documents/take-in-document.ts';
import { PictureError, takeInBrand, takeInFilms } from '../media/index.ts';
import type { ImportContext, ImportFolders } from './import-context.ts';
import type { Refusal } from './import-report.ts';
import { itemName } from './parse-item.ts';
import type { PictureIntake } from './picture-intake.ts';
import { withPlacesOnMap } from './places-on-map.ts';
import { type ContentItem, rowsOfItem } from './rows-of-item.ts';
import type { TableRows } from './table-rows.ts';

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
	folders: ImportFolders,
): Promise<PreparedItem> {
	const leftOut: Refusal[] = [];
	const leaveOut = (path: string, message: string) =>
		void leftOut.push({ line, item: itemName(item), path, message });
	/** Takes what can be taken; a full disk or a folder that cannot be written is no fault of the item and stops the import. */
	async function takeAll<Source, Taken>(
		sources: readonly Source[],
		path: string,
		take: (source: Source) => Promise<Taken>,
	): Promise<Taken[]> {
		const taken = await Promise.all(
			sources.map((source, index) =>
				take(source).then(
					(one) => [one],
					(error: unknown) => {
						if (!(error instanceof PictureError || error instanceof DocumentError)) throw error;
						leaveOut(`${path}.${index}`, error.message);
						return [];
					},
				),
			),
		);
		return taken.flat(1) as Taken[];
	}
	const context: ImportContext = {
		pictures: (sources, path) => takeAll(sources, path, (source) => intake.take(source)),
		documents: (sources, path) =>
			takeAll(sources, path, async (source) => ({
				...source,
				file: await takeInDocument(source.file, {
					documentDir: folders.documentDir,
					feedDir: folders.feedDir,
				}),
			})),
		leaveOut,
		async brand() {
			await takeAll([undefined], 'configuration.logo', () => takeInBrand(folders));
			await takeAll([undefined], 'films', () => takeInFilms(folders));
		},
	};
	const tables = await rowsOfItem(withPlacesOnMap(item, context), context);
	leftOut.sort((one, other) => one.path.localeCompare(other.path, 'en', { numeric: true }));
	return { line, item, tables, leftOut };
}
