import type { Language } from '@estate/shared-contract';
import { writeLabelled } from './formats.ts';
import { BRAND, LAYOUT, wholeMail } from './layout.ts';

/** A property in a mail. */
export interface MailProperty {
	title: string;
	place: string;
	price: string;
	url: string;
	picture?: string | undefined;
}

export type MailFact = readonly [label: string, value: string | MailLink];

/** An address of the site that can be pressed; nothing else in running text is a link. */
export interface MailLink {
	/** What is pressed; the plain text has the address behind it */
	text?: string;
	url: string;
}

/** A mail as paragraphs and, between them, a table of facts, properties and a button. */
export interface MailContent {
	language: Language;
	/** Title of the HTML: some programs show it, and screen readers say it */
	subject: string;
	before: readonly string[];
	facts?: readonly MailFact[];
	properties?: readonly MailProperty[];
	button?: { text: string; url: string };
	after: readonly (string | MailLink)[];
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
const asText = (part: string | MailLink, language: Language) => {
	if (typeof part === 'string') return part;
	return part.text ? writeLabelled(part.text, part.url, language) : part.url;
};
const asHtml = (part: string | MailLink) => {
	if (typeof part === 'string') return lines(part);
	const url = escapeHtml(part.url);
	return `<a href="${url}" style="color:${BRAND}">${part.text ? escapeHtml(part.text) : url}</a>`;
};

function propertyPart({ title, place, price, url, picture }: MailProperty): string {
	const values = {
		TITLE: escapeHtml(title),
		PLACE: escapeHtml(place),
		PRICE: escapeHtml(price),
		URL: escapeHtml(url),
	};
	if (picture) return LAYOUT.property({ ...values, PICTURE: escapeHtml(picture) });
	const link = `<a href="${values.URL}" style="color:${BRAND};font-weight:600">${values.TITLE}</a>`;
	return LAYOUT.paragraph(`${link}<br>${values.PLACE}<br>${values.PRICE}`);
}

/** The same content as plain text and as HTML that every mail program shows. */
export function mailBody({
	language,
	subject,
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
	const filled = facts.filter(([, value]) => asText(value, language).trim() !== '');
	const labelled = (label: string, value: string) => writeLabelled(label, value, language);
	const text = [
		...before,
		...(filled.length > 0
			? [filled.map(([label, value]) => labelled(label, asText(value, language))).join('\n')]
			: []),
		...properties.map(({ title, place, price, url }) => `${title}, ${place}, ${price}\n${url}`),
		...(button ? [labelled(button.text, button.url)] : []),
		...after.map((part) => asText(part, language)),
		signature.join('\n'),
		...(unsubscribe ? [labelled(unsubscribe.text, unsubscribe.url)] : []),
	].join('\n\n');
	const paragraphs = (parts: readonly (string | MailLink)[]) =>
		parts.map((part) => LAYOUT.paragraph(asHtml(part)));
	const footer = [
		lines(signature.join('\n')),
		...(unsubscribe
			? [`<a href="${escapeHtml(unsubscribe.url)}" style="color:#5a564e">${escapeHtml(unsubscribe.text)}</a>`]
			: []),
	].join('<br><br>');
	const parts = [
		...paragraphs(before),
		...(filled.length > 0
			? [LAYOUT.facts(filled.map(([label, value]) => [escapeHtml(label), asHtml(value)] as const))]
			: []),
		...properties.map(propertyPart),
		...(button ? [LAYOUT.button(escapeHtml(button.text), escapeHtml(button.url))] : []),
		...paragraphs(after),
	];
	const html = wholeMail(parts, {
		language,
		subject: escapeHtml(subject),
		agency: escapeHtml(agency),
		brand,
		footer,
	});
	return { text: `${text}\n`, html };
}
