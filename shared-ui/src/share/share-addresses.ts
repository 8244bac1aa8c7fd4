/** What a page is passed on with: its title and its absolute address. */
export interface Shared {
	title: string;
	url: string;
}

/** Opens the visitor's mail program with a message that is not addressed yet. */
export function mailAddress({ title, url }: Shared): string {
	return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
}

/** Opens WhatsApp, where the visitor chooses whom to send it to. */
export function whatsAppAddress({ title, url }: Shared): string {
	return `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
}
