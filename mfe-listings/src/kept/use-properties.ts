import { useHost } from '@estate/remote-kit';
import type { PropertySummary } from '@estate/shared-contract';
import { useEffect, useState } from 'react';
import { readProperties } from './read-properties.ts';

export interface ReadProperties {
	/** By id; those that were asked for and are not here are gone */
	properties: ReadonlyMap<number, PropertySummary>;
	state: 'reading' | 'read' | 'failed';
	retry(): void;
}

/** Properties of ids that only the browser knows. What was read is not read again. */
export function useProperties(ids: readonly number[] | undefined): ReadProperties {
	const { api, language } = useHost();
	const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
	const [properties, setProperties] = useState<ReadProperties['properties']>(new Map());
	const [hasFailed, setFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);
	const missing = ids?.filter((id) => !asked.has(id)).join(',');

	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
	useEffect(() => {
		if (!missing) return;
		const control = new AbortController();
		const wanted = missing.split(',').map(Number);
		readProperties(api, wanted, language, control.signal).then(
			(items) => {
				setProperties(
					(known) => new Map([...known, ...items.map((property) => [property.ID, property] as const)]),
				);
				setAsked((known) => new Set([...known, ...wanted]));
				setFailed(false);
			},
			() => !control.signal.aborted && setFailed(true),
		);
		return () => control.abort();
	}, [api, language, missing, attempt]);

	return {
		properties,
		state: missing === '' ? 'read' : hasFailed ? 'failed' : 'reading',
		retry() {
			setFailed(false);
			setAttempt(attempt + 1);
		},
	};
}
