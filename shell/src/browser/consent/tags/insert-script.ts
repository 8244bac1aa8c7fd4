/** Loads a script of a third party. The content security policy allows the configured tags' hosts and no other. */
export function insertScript(src: string): void {
	const script = document.createElement('script');
	script.async = true;
	script.src = src;
	document.head.append(script);
}
