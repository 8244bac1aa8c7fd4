import { SCHEME_ATTRIBUTE, SCHEME_KEY } from '@estate/shared-ui/colour-scheme';

function kept(): string | null {
	try {
		return localStorage.getItem(SCHEME_KEY);
	} catch {
		return null;
	}
}

/** The frame wears the scheme of the page around it: the visitor's choice, else the system's. Calls back at every change. */
export function followScheme(onChange: () => void): void {
	const system = matchMedia('(prefers-color-scheme: dark)');
	function apply(): void {
		const choice = kept();
		const scheme = choice === 'light' || choice === 'dark' ? choice : system.matches ? 'dark' : 'light';
		document.documentElement.setAttribute(SCHEME_ATTRIBUTE, scheme);
	}
	const follow = () => {
		apply();
		onChange();
	};
	system.addEventListener('change', follow);
	// The page around it writes its choice to the storage that both share.
	addEventListener('storage', ({ key }) => {
		if (key === SCHEME_KEY || key === null) follow();
	});
	apply();
}
