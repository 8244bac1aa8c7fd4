/** Runs when Escape is pressed: who waits for a dialog whose code is still coming changes their mind so. Returns the way to stop. */
export function onEscape(run: () => void): () => void {
	const hear = ({ key }: KeyboardEvent) => key === 'Escape' && run();
	addEventListener('keydown', hear);
	return () => removeEventListener('keydown', hear);
}
