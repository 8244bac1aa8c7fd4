import { markSection } from '../../frame/main/mark-section.ts';

/** The fixed sub-menu of the page that the document came with marks where one is, before the application is there. */
export function watchPageSections(): void {
	const nav = document.querySelector<HTMLElement>('main nav[data-sections]');
	if (nav) markSection(nav);
}
