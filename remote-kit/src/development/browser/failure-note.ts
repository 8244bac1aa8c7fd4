const ID = 'remote-kit-failure';
/** Above whatever the page shows; as attributes, since a site's policy allows no style elements. */
const LOOK =
	'position:fixed;inset:auto 0 0;z-index:2147483647;margin:0;max-height:60vh;overflow:auto;padding:1rem;white-space:pre-wrap;font:0.8125rem/1.5 ui-monospace,monospace;color:#fff;background:#7a1212';
const MOST = 10;

let ofBuild: readonly string[] = [];
let ofPage: readonly string[] = [];

/** Shows over the page why the newest sources do not build; nothing where they do. */
export function noteFailure(errors: readonly string[]): void {
	ofBuild = errors;
	show();
}

/** Shows what failed while the page ran, until the next build. */
export function noteRuntimeFailure(text: string): void {
	if (!ofPage.includes(text)) ofPage = [...ofPage, text].slice(-MOST);
	show();
}

export function forgetRuntimeFailures(): void {
	ofPage = [];
	show();
}

function show(): void {
	document.getElementById(ID)?.remove();
	const texts = [...ofBuild, ...ofPage];
	if (texts.length === 0) return;
	const note = document.createElement('pre');
	note.id = ID;
	note.setAttribute('role', 'alert');
	note.setAttribute('style', LOOK);
	note.tabIndex = 0;
	note.textContent = texts.join('\n\n');
	document.body.append(note);
}
