import { siteColours } from '@estate/shared-ui';
import { documentHead } from './document-head.ts';
import { escapeHtml } from './escape-html.ts';
import type { FrameModel } from './frame-model.ts';
import { pageBody } from './page-frame.tsx';

export { renderMap } from './map-document.ts';

/** The site's own colours, as the tokens take them. */
function colourStyle({ site }: FrameModel): string {
	return Object.entries(siteColours(site.configuration.appBarColors))
		.map(([name, value]) => `${name}:${value}`)
		.join(';');
}

/** HTML document of a page: head, frame, slots, and the page's data for the browser. */
export function renderFrame(model: FrameModel): string {
	const { language, pageJson } = model;
	const colours = escapeHtml(colourStyle(model));
	return `<!doctype html><html lang="${language}" id="top" style="${colours}"><head>${documentHead(model)}</head><body>${pageBody(model)}<script type="application/json" id="page">${pageJson}</script></body></html>`;
}
