import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Nothing shorter in an address is a token. */
const LEAST_TOKEN = 24;
const LINK = /href="([^"]+)"/g;
const MAIL_ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** A field of a log that holds who asked */
const WHO_ASKED = /"(?:remoteAddress|remotePort|x-forwarded-for|cookie|authorization)":/;
const SHOWN = 160;

export interface Secret {
	/** What it is, for people */
	what: string;
	text: string;
}

function filesBelow(folder: string): string[] {
	try {
		return readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => path.join(entry.parentPath, entry.name));
	} catch {
		return [];
	}
}

/** Parts of an address by which it does something for anyone who has it. */
function tokensOf(address: string): string[] {
	const url = URL.canParse(address) ? new URL(address) : undefined;
	const parts = [...(url?.pathname.split('/') ?? []), ...(url?.searchParams.values() ?? [])];
	return parts.filter((part) => part.length >= LEAST_TOKEN && /\d|[A-Z]/.test(part));
}

/** What the mails below a folder hold: tokens of their links, and addresses of who got them. */
export function mailedSecrets(folder: string): Secret[] {
	// One that is being written has another name until it is whole.
	const isMail = (file: string) => /[\\/]mail[\\/].*\.(eml|html)$/.test(file);
	return filesBelow(folder)
		.filter(isMail)
		.flatMap((file): Secret[] => {
			const text = readFileSync(file, 'utf8');
			if (file.endsWith('.html'))
				return Array.from(text.matchAll(LINK), ([, address = '']) => address.replaceAll('&amp;', '&'))
					.flatMap(tokensOf)
					.map((token) => ({ what: 'the token of a mailed link', text: token }));
			const [, to = ''] = /^To:(.*(?:\r?\n[ \t].*)*)/im.exec(text) ?? [];
			return (to.match(MAIL_ADDRESS) ?? []).map((address) => ({ what: 'a mail address', text: address }));
		});
}

/** Where servers printed what must not stand in a log, one line each. */
export function printedSecrets(
	outputs: readonly { name: string; text: string }[],
	secrets: readonly Secret[],
) {
	const distinct = [...new Map(secrets.map((secret) => [secret.text, secret])).values()];
	return outputs.flatMap(({ name, text }) => {
		const lines = text.split('\n');
		const asked = lines.filter((line) => WHO_ASKED.test(line)).map((line) => ({ what: 'who asked', line }));
		// Most are in no line at all: looked for in the whole text first.
		const found = distinct
			.filter((secret) => text.includes(secret.text))
			.flatMap(({ what, text: secret }) =>
				lines.filter((line) => line.includes(secret)).map((line) => ({ what, line })),
			);
		return [...asked, ...found].map(({ what, line }) => `${name} printed ${what}: ${line.slice(0, SHOWN)}`);
	});
}

/** Everything that the servers of a run printed, by server. */
export function outputsBelow(folder: string): { name: string; text: string }[] {
	return filesBelow(folder).map((file) => ({
		name: path.basename(file, '.log'),
		text: readFileSync(file, 'utf8'),
	}));
}
