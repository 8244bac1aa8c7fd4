const SHOWN_AFTER_MS = 150;

let timer: number | undefined;

/** The bar at the top while a navigation takes longer than 150 ms. */
export function showProgress(isLoading: boolean): void {
	const bar = document.getElementById('progress');
	clearTimeout(timer);
	if (!bar) return;
	if (!isLoading) bar.hidden = true;
	else
		timer = window.setTimeout(() => {
			bar.hidden = false;
		}, SHOWN_AFTER_MS);
}
