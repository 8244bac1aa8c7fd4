/** Links a style sheet, once; resolves when it counts, so that nothing is ever rendered without it. */
export function loadStyle(href: string): Promise<void> {
	if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
	return new Promise((resolve, reject) => {
		const link = document.createElement('link');
		link.rel = 'stylesheet';
		link.href = href;
		link.onload = () => resolve();
		link.onerror = () => reject(new Error(`${href} cannot be loaded.`));
		document.head.append(link);
	});
}
