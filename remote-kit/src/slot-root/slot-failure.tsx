import { useText } from '@estate/shared-ui';

/** Stands where a slot could not draw itself. */
export function SlotFailure({ onRetry }: { onRetry(): void }) {
	const text = useText();
	return (
		<div role="alert">
			<p>
				<strong>{text('ui.error.title')}</strong>
			</p>
			<p>{text('ui.error.explanation')}</p>
			<button type="button" onClick={onRetry}>
				{text('ui.error.retry')}
			</button>
		</div>
	);
}
