/** A page that a visitor looks at. */
export interface PageViewed {
	title: string;
	/** Whole address */
	location: string;
	/** Address of the page before; '' where there is none */
	referrer: string;
}

/** A third party's script, as the site drives it. */
export interface Tag {
	/** Loads the script. Sends nothing yet */
	start(id: string): void;
	sendPageView(id: string, page: PageViewed): void;
	/** Its script takes the address from the browser: it cannot hear of what a dialog shows */
	readsAddressBar?: true;
	/** Makes a running script fall silent until the page is left */
	stop(id: string): void;
}
