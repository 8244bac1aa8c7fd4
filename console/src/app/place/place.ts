import { useSyncExternalStore } from 'react';

/** Where one is in the console: the part of the address after `#`. */
export type Place =
	| { kind: 'overview' }
	| { kind: 'remote'; name: string }
	| { kind: 'log'; remote?: string }
	| { kind: 'audit' }
	| { kind: 'catalogue' }
	| { kind: 'errors' };

export function placeOf(hash: string): Place {
	const [kind = '', name] = hash.replace(/^#\/?/, '').split('/');
	if (kind === 'remotes' && name) return { kind: 'remote', name };
	if (kind === 'log') return name ? { kind: 'log', remote: name } : { kind: 'log' };
	if (kind === 'audit' || kind === 'catalogue' || kind === 'errors') return { kind };
	return { kind: 'overview' };
}

/** Address of a place, for links. */
export function hrefOf(place: Place): string {
	if (place.kind === 'remote') return `#/remotes/${place.name}`;
	if (place.kind === 'log') return place.remote ? `#/log/${place.remote}` : '#/log';
	if (place.kind === 'audit' || place.kind === 'catalogue' || place.kind === 'errors')
		return `#/${place.kind}`;
	return '#/';
}

function subscribe(listener: () => void): () => void {
	addEventListener('hashchange', listener);
	return () => removeEventListener('hashchange', listener);
}

export function usePlace(): Place {
	return placeOf(useSyncExternalStore(subscribe, () => location.hash));
}
