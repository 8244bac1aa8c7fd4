/** Facades that not every page needs, by what of theirs stands in the markup that the server drew. */
const FACADES = [
	{
		drawn: '.mantine-InputWrapper-root, .mantine-Button-root, .mantine-Alert-root',
		load: () => import('@estate/shared-ui/mantine'),
	},
	{
		drawn: '.mantine-Table-table, .mantine-Badge-root',
		load: () => import('@estate/shared-ui/mantine/data'),
	},
] as const;

/** Asks for the facades that a slot was drawn with beside the slot's code, which would ask for them a round trip later. */
export function fetchFacades(markup: Element): void {
	// Anyone who needs one that failed asks again.
	for (const { drawn, load } of FACADES) if (markup.querySelector(drawn)) void load().catch(() => {});
}
