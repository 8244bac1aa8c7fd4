import { LAYOUT, wholeMail } from './layout.ts';

/** A property in a mail. */
export interface MailProperty {
	title: string;
	place: string;
	price: string;
	url: string;
	picture?: string | undefined;
}

/** A mail as paragraphs and, between them, a table of facts, properties and a button. */
export interface MailContent {
	language: string;
	before: readonly string[];
	facts?: readonly (readonly [label: string, value: string])[];
	properties?: readonly MailProperty[];
	button?: { text: string; url: string };
	after: readonly string[];
	/** Link at the end that ends what the mail belongs to */
	unsubscribe?: { text: string; url: string };
}

/** Whose mail it is. */
interface Letterhead {
	agency: string;
	/** `#rrggbb` */
	brand: string;
	signature: readonly string[];
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');
/** Addresses in running text can be pressed. */
const linked = (text: string) =>
	lines(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" style="color:#1f3d36">${url}</a>`);

function propertyPart({ title, place, price, url, picture }: MailProperty): string {
	const values = {
		TITLE: escapeHtml(title),
		PLACE: escapeHtml(place),
		PRICE: escapeHtml(price),
		URL: escapeHtml(url),
	};
	if (picture) return LAYOUT.home({ ...values, PICTURE: escapeHtml(picture) });
	const link = `<a href="${values.URL}" style="color:#1f3d36;font-weight:600">${values.TITLE}</a>`;
	return LAYOUT.paragraph(`${link}<br>${values.PLACE}<br>${values.PRICE}`);
}

/** The same content as plain text and as HTML that every mail program shows. */
export function mailBody({
	language,
	before,
	facts = [],
	properties = [],
	button,
	after,
	unsubscribe,
	agency,
	brand,
	signature,
}: MailContent & Letterhead): { text: string; html: string } {
	const filled = facts.filter(([, value]) => value.trim() !== '');
	const text = [
		...before,
		...(filled.length > 0 ? [filled.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
		...properties.map(({ title, place, price, url }) => `${title}, ${place}, ${price}\n${url}`),
		...(button ? [`${button.text}: ${button.url}`] : []),
		...after,
		signature.join('\n'),
		...(unsubscribe ? [`${unsubscribe.text}: ${unsubscribe.url}`] : []),
	].join('\n\n');
	const paragraphs = (texts: readonly string[]) =>
		texts.map((paragraph) => LAYOUT.paragraph(linked(paragraph)));
	const footer = [
		lines(signature.join('\n')),
		...(unsubscribe
			? [`<a href="${escapeHtml(unsubscribe.url)}" style="color:#5a564e">${escapeHtml(unsubscribe.text)}</a>`]
			: []),
	].join('<br><br>');
	const parts = [
		...paragraphs(before),
		...(filled.length > 0
			? [LAYOUT.facts(filled.map(([label, value]) => [escapeHtml(label), linked(value)] as const))]
			: []),
		...properties.map(propertyPart),
		...(button ? [LAYOUT.button(escapeHtml(button.text), escapeHtml(button.url))] : []),
		...paragraphs(after),
	];
	const html = wholeMail(parts, { language, agency: escapeHtml(agency), brand, footer });
	return { text: `${text}\n`, html };
}
