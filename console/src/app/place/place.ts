import { useSyncExternalStore } from 'react';

/** Where one is in the console: the part of the address after `#`. */
export type Place =
	| { kind: 'overview' }
	| { kind: 'remote'; name: string }
	| { kind: 'log'; remote?: string }
	| { kind: 'audit' };

export function placeOf(hash: string): Place {
	const [kind = '', name] = hash.replace(/^#\/?/, '').split('/');
	if (kind === 'remotes' && name) return { kind: 'remote', name };
	if (kind === 'log') return name ? { kind: 'log', remote: name } : { kind: 'log' };
	if (kind === 'audit') return { kind: 'audit' };
	return { kind: 'overview' };
}

/** Address of a place, for links. */
export function hrefOf(place: Place): string {
	if (place.kind === 'remote') return `#/remotes/${place.name}`;
	if (place.kind === 'log') return place.remote ? `#/log/${place.remote}` : '#/log';
	return place.kind === 'audit' ? '#/audit' : '#/';
}

function subscribe(listener: () => void): () => void {
	addEventListener('hashchange', listener);
	return () => removeEventListener('hashchange', listener);
}

export function usePlace(): Place {
	return placeOf(useSyncExternalStore(subscribe, () => location.hash));
}
