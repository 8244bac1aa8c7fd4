import type { Page } from 'playwright';

/** Style sheets of a page, by what they hold up. */
export interface StyleFigures {
	/** Bytes of the sheets that nothing is painted without; what a slot wears stands before its markup and holds up that alone */
	cssBlocking: number;
	/** How many sheets these are */
	cssBlockingFiles: number;
	/** Sheets that say what another sheet of the page says, byte for byte */
	cssTwice: number;
}

/** Reads them from a page that is loaded; the browser itself says which sheets held up its first paint. */
export const measureStyles = (page: Page): Promise<StyleFigures> =>
	page.evaluate(async () => {
		const loaded = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
			renderBlockingStatus: string;
		})[];
		const sheets = loaded.filter(({ name }) => /\.css(\?|$)/.test(name));
		const blocking = sheets.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking');
		const texts = await Promise.all(
			[...new Set(sheets.map(({ name }) => name))].map(async (name) => (await fetch(name)).text()),
		);
		return {
			cssBlocking: blocking.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
			cssBlockingFiles: blocking.length,
			cssTwice: texts.length - new Set(texts).size,
		};
	});
