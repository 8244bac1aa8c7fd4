import { randomBytes } from 'node:crypto';

interface BuiltFile {
	href: string;
	integrity: string;
}

/** The files that the build made of the console's application. */
export interface ConsoleAssets {
	script: BuiltFile;
	style: BuiltFile;
}

/** Headers of everything that the console answers: not cached, not indexed, not framed. */
export const CONSOLE_HEADERS = {
	'cache-control': 'no-store',
	'x-robots-tag': 'noindex, nofollow',
	'x-frame-options': 'DENY',
	'referrer-policy': 'no-referrer',
};

/** Scripts are the site's own files alone. Mantine writes style elements: those carry the nonce. */
function policyOf(nonce: string): string {
	return [
		`default-src 'none'`,
		`script-src 'self'`,
		`style-src 'self' 'nonce-${nonce}'`,
		`style-src-attr 'unsafe-inline'`,
		`img-src 'self' data:`,
		`font-src 'self'`,
		`connect-src 'self'`,
		`base-uri 'none'`,
		`form-action 'self'`,
		`frame-ancestors 'none'`,
	].join('; ');
}

/** The one document of the console: an empty place for its application. */
export function consoleDocument({ script, style }: ConsoleAssets): {
	html: string;
	policy: string;
} {
	const nonce = randomBytes(18).toString('base64url');
	const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>Releases</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${style.href}" integrity="${style.integrity}">
<script type="module" src="${script.href}" integrity="${script.integrity}" nonce="${nonce}"></script>
</head>
<body>
<div id="console"></div>
<noscript>The console needs JavaScript. The command does not: npm run release -- --help</noscript>
</body>
</html>
`;
	return { html, policy: policyOf(nonce) };
}
