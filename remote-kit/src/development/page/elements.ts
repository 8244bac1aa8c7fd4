/** A new element with text or other elements in it. */
export function element<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	...content: (string | Node)[]
): HTMLElementTagNameMap[Name] {
	const made = document.createElement(name);
	made.append(...content);
	return made;
}

/** A link; the one to what is shown says so. */
export function link(href: string, text: string, isCurrent = false): HTMLAnchorElement {
	const made = element('a', text);
	made.href = href;
	if (isCurrent) made.setAttribute('aria-current', 'true');
	return made;
}
