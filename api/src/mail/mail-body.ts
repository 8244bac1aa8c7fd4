/** A mail as paragraphs and, between them, a table of facts. */
export interface MailContent {
	language: string;
	before: readonly string[];
	facts: readonly (readonly [label: string, value: string])[];
	after: readonly string[];
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

/** The same content as plain text and as simple HTML that every mail program shows. */
export function mailBody({ language, before, facts, after }: MailContent): { text: string; html: string } {
	const filled = facts.filter(([, value]) => value.trim() !== '');
	const text = [
		...before,
		...(filled.length > 0 ? [filled.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
		...after,
	].join('\n\n');
	const rows = filled.map(
		([label, value]) =>
			`<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:600">${escapeHtml(label)}</th><td style="padding:4px 0">${lines(value)}</td></tr>`,
	);
	const paragraphs = (texts: readonly string[]) =>
		texts.map((paragraph) => `<p>${lines(paragraph)}</p>`).join('\n');
	const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"></head>
<body style="font-family:system-ui,sans-serif;line-height:1.5;color:#1c1c1a;max-width:40em">
${paragraphs(before)}
${rows.length > 0 ? `<table role="presentation" cellspacing="0">${rows.join('')}</table>` : ''}
${paragraphs(after)}
</body></html>
`;
	return { text: `${text}\n`, html };
}
