import type { ConsentFlag, ConsentFlags } from '@estate/shared-contract';

/** Names of what the tags keep in cookies and web storage, by the flag that allows it. */
const NAMES: Partial<Record<ConsentFlag, RegExp>> = {
	analytics_storage: /^(_ga$|_ga_|_gid$|_gat|_dc_gtm_|__utm)/,
	ad_storage: /^(_gcl_|_gac_|__gads$|__gpi|_fbp$|_fbc$|lastExternalReferrer|topicsLastReferenceTime)/,
};

/** Does a denied flag rule over what has this name? */
export function isDenied(name: string, flags: ConsentFlags): boolean {
	return Object.entries(NAMES).some(([flag, names]) => !flags[flag as ConsentFlag] && names.test(name));
}

/** Domains that a page of this host may have set cookies for: the host alone (''), the host, and those above it. */
export function cookieDomains(host: string): string[] {
	const parts = host.split('.');
	return ['', ...parts.map((_, index) => parts.slice(index).join('.'))];
}

const cookieNames = () => document.cookie.split(';').flatMap((cookie) => cookie.split('=')[0]?.trim() || []);

function removeCookie(name: string): void {
	for (const domain of cookieDomains(location.hostname)) {
		const attributes = `path=/; max-age=0${domain && `; domain=${domain}`}`;
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later, and a reload may follow
		document.cookie = `${name}=; ${attributes}`;
	}
}

function removeFrom(open: () => Storage, flags: ConsentFlags): void {
	try {
		const storage = open();
		for (const name of Object.keys(storage)) if (isDenied(name, flags)) storage.removeItem(name);
	} catch {
		// Storage is refused to the whole site: nothing stands in it.
	}
}

/** Removes what tags have kept for a flag that is denied, on every domain that they may have used. */
export function removeTagStorage(flags: ConsentFlags): void {
	for (const name of cookieNames()) if (isDenied(name, flags)) removeCookie(name);
	removeFrom(() => localStorage, flags);
	removeFrom(() => sessionStorage, flags);
}
