/** Of a history entry that stands for what lies over a page: how many lie over each other, this one included */
export const depthOf = (state: unknown): number => (state as { over?: number } | null)?.over ?? 0;

/** What the router asks before it goes elsewhere. The rest comes with the first thing that lies over a page. */
export const overPage = {
	/** Does the history entry that is shown stand for something that lies over the page? Then the next page takes its place. */
	leave: () => false,
	/** The next page is there, or will not come. */
	left: () => {},
};
