import {
	SCHEME_ATTRIBUTE,
	SCHEME_CHOICES,
	SCHEME_KEY,
	type SchemeChoice,
} from '@estate/shared-ui/colour-scheme';

function kept(): SchemeChoice {
	try {
		const value = localStorage.getItem(SCHEME_KEY);
		return SCHEME_CHOICES.find((choice) => choice === value) ?? 'system';
	} catch {
		return 'system';
	}
}

function keep(choice: SchemeChoice): void {
	try {
		if (choice === 'system') localStorage.removeItem(SCHEME_KEY);
		else localStorage.setItem(SCHEME_KEY, choice);
	} catch {
		// Storage is refused: the choice holds for this page.
	}
}

/** The frame of the browser follows the chosen scheme: its two colours differ by their media. */
function colourBrowserFrame(choice: SchemeChoice): void {
	for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-scheme]')) {
		const own = meta.dataset.scheme;
		meta.media = choice === 'system' ? `(prefers-color-scheme: ${own})` : choice === own ? 'all' : 'not all';
	}
}

/** Wires the footer's choice of a scheme, and follows the system and other tabs of the site. */
export function watchScheme(): void {
	const system = matchMedia('(prefers-color-scheme: dark)');
	let choice = kept();
	function apply(): void {
		const scheme = choice === 'system' ? (system.matches ? 'dark' : 'light') : choice;
		document.documentElement.setAttribute(SCHEME_ATTRIBUTE, scheme);
		colourBrowserFrame(choice);
		for (const input of document.querySelectorAll<HTMLInputElement>('#scheme input'))
			input.checked = input.value === choice;
	}
	document.getElementById('scheme')?.addEventListener('change', ({ target }) => {
		const value = (target as HTMLInputElement).value;
		choice = SCHEME_CHOICES.find((each) => each === value) ?? 'system';
		keep(choice);
		apply();
	});
	system.addEventListener('change', apply);
	addEventListener('storage', ({ key }) => {
		if (key !== SCHEME_KEY && key !== null) return;
		choice = kept();
		apply();
	});
	apply();
}
