export interface NavigateOptions {
	/** Takes the place of the entry that is shown */
	replace?: boolean;
	/** The page stays where it is scrolled, and the focus where it is: filters and pages of a list */
	keepScroll?: boolean;
}

/** How slots and links go elsewhere. */
export interface Navigation {
	navigate(to: string, options?: NavigateOptions): void;
	prefetch(to: string): void;
	/** Of a slot in a dialog: closes it */
	close?(): void;
}
