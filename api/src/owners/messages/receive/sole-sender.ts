import type { HeaderLines } from 'mailparser';

/** Characters of a "From" that are read: two lines of RFC 5322 §2.1.1. */
const LONGEST = 2_000;
const ADDRESS = String.raw`[^\s<>()\[\]"@,;:\\]+@[^\s<>()\[\]"@,;:\\]+`;
/** A remark in brackets, as some programs write the name. */
const REMARK = String.raw`(?:\s*\([^()]*\))?\s*`;
const BARE = new RegExp(`^\\s*(${ADDRESS})${REMARK}$`);
const NAMED = new RegExp(String.raw`^((?:[^<>"@,;:()]|"(?:[^"\\]|\\.)*")*)<\s*(${ADDRESS})\s*>${REMARK}$`);

/**
 * The one address of a mail's one "From", in lower case; '' when there is none, or more than one. It is read as it stands: one
 * that comes out of encoded words, or that another reader could take for a second one, was judged by no mail server (DMARC).
 */
export function soleSender(lines: HeaderLines): string {
	const senders = lines.filter(({ key }) => key === 'from');
	const [only] = senders;
	if (!only || senders.length > 1 || only.line.length > LONGEST) return '';
	const value = only.line.slice(only.line.indexOf(':') + 1).replace(/\r?\n(?=[ \t])/g, '');
	return (BARE.exec(value)?.[1] ?? NAMED.exec(value)?.[2] ?? '').toLowerCase();
}
