import { useHost, useText } from '@estate/remote-kit';
import { useEffect } from 'react';

/** Says in the document's title that something is wrong, for who hears or sees only that. */
export function useErrorTitle(isWrong: boolean): void {
	const host = useHost();
	const prefix = useText()('form.errorPrefix');
	useEffect(() => {
		if (!isWrong) return undefined;
		host.markTitle(prefix);
		return () => host.markTitle(undefined);
	}, [host, isWrong, prefix]);
}
