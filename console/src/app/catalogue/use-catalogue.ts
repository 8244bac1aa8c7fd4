import { useEffect, useState } from 'react';
import type { CatalogueAnswer, CatalogueRemote } from '../../catalogue-answers.ts';
import { ask } from '../ask/ask.ts';

/** The catalogue, read again with each revision of the channel; undefined until it is there. */
export function useCatalogue(revision: number): readonly CatalogueRemote[] | undefined {
	const [remotes, setRemotes] = useState<readonly CatalogueRemote[]>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is another catalogue
	useEffect(() => {
		let isGone = false;
		ask<CatalogueAnswer>('catalogue').then(
			(answer) => isGone || setRemotes(answer.remotes),
			// The header says that the server is away.
			() => {},
		);
		return () => {
			isGone = true;
		};
	}, [revision]);
	return remotes;
}
