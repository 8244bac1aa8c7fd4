/**
 * A page that the browser keeps alive for Back would come back with what it showed. It is hidden as it is left, and
 * read again when it comes back, so that after a log-out nothing private is seen again. Returns an unsubscribe function.
 */
export function forgetWhenKept(): () => void {
	const root = document.documentElement;
	const hide = ({ persisted }: PageTransitionEvent) => {
		if (persisted) root.style.visibility = 'hidden';
	};
	const readAgain = ({ persisted }: PageTransitionEvent) => {
		if (persisted) location.reload();
	};
	addEventListener('pagehide', hide);
	addEventListener('pageshow', readAgain);
	return () => {
		removeEventListener('pagehide', hide);
		removeEventListener('pageshow', readAgain);
	};
}
