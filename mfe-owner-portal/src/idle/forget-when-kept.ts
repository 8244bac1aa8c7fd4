/**
 * A page that the browser keeps alive for Back would come back with what it showed. It is hidden as it is left, and
 * read anew when it comes back, so that after a log-out nothing private is seen again. Answers how to stop.
 */
export function forgetWhenKept(): () => void {
	const root = document.documentElement;
	const hide = ({ persisted }: PageTransitionEvent) => {
		if (persisted) root.style.visibility = 'hidden';
	};
	const readAnew = ({ persisted }: PageTransitionEvent) => {
		if (persisted) location.reload();
	};
	addEventListener('pagehide', hide);
	addEventListener('pageshow', readAnew);
	return () => {
		removeEventListener('pagehide', hide);
		removeEventListener('pageshow', readAnew);
	};
}
