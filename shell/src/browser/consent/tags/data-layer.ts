declare global {
	interface Window {
		/** Commands to Google's tags, in order */
		dataLayer?: unknown[];
	}
}

/** Puts an entry at the end of the data layer. */
export function push(entry: unknown): void {
	window.dataLayer ??= [];
	window.dataLayer.push(entry);
}

/** Google's command form: the tags know a command by its being an `arguments` object. */
export const gtag: (...command: unknown[]) => void = function gtag() {
	// biome-ignore lint/complexity/noArguments: an array would be taken for data, not for a command
	push(arguments);
};
