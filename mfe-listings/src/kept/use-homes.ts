import { useHost } from '@estate/remote-kit';
import type { PropertySummary } from '@estate/shared-contract';
import { useEffect, useState } from 'react';
import { readHomes } from './read-homes.ts';

export interface ReadHomes {
	/** By id; those that were asked for and are not here are gone */
	homes: ReadonlyMap<number, PropertySummary>;
	state: 'reading' | 'read' | 'failed';
	retry(): void;
}

/** Homes of ids that only the browser knows. What was read is not read again. */
export function useHomes(ids: readonly number[] | undefined): ReadHomes {
	const { api, language } = useHost();
	const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
	const [homes, setHomes] = useState<ReadHomes['homes']>(new Map());
	const [hasFailed, setFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);
	const missing = ids?.filter((id) => !asked.has(id)).join(',');

	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
	useEffect(() => {
		if (!missing) return;
		const control = new AbortController();
		const wanted = missing.split(',').map(Number);
		readHomes(api, wanted, language, control.signal).then(
			(items) => {
				setHomes((known) => new Map([...known, ...items.map((home) => [home.ID, home] as const)]));
				setAsked((known) => new Set([...known, ...wanted]));
				setFailed(false);
			},
			() => !control.signal.aborted && setFailed(true),
		);
		return () => control.abort();
	}, [api, language, missing, attempt]);

	return {
		homes,
		state: missing === '' ? 'read' : hasFailed ? 'failed' : 'reading',
		retry() {
			setFailed(false);
			setAttempt(attempt + 1);
		},
	};
}
