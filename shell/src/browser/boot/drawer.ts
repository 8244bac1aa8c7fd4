/** The drawer opens by itself (`<details>`); this locks the page behind it, and closes it on Escape, outside and after a choice. */
export function watchDrawer(): void {
	const drawer = document.getElementById('drawer');
	if (!(drawer instanceof HTMLDetailsElement)) return;
	const root = document.documentElement;
	drawer.addEventListener('toggle', () => root.toggleAttribute('data-drawer', drawer.open));
	addEventListener('keydown', ({ key }) => {
		if (key !== 'Escape' || !drawer.open) return;
		drawer.open = false;
		drawer.querySelector('summary')?.focus();
	});
	addEventListener('click', ({ target }) => {
		if (!drawer.open || !(target instanceof Element)) return;
		if (!drawer.contains(target) || target.closest('a')) drawer.open = false;
	});
	matchMedia('(min-width: 961px)').addEventListener('change', () => {
		drawer.open = false;
	});
}
