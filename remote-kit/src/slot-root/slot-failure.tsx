import { useText } from '@estate/shared-ui';

/** Stands where a slot could not draw itself. */
export function SlotFailure({ onRetry }: { onRetry(): void }) {
	const text = useText();
	return (
		<div role="alert">
			<p>{text('ui.slotFailed')}</p>
			<button type="button" onClick={onRetry}>
				{text('ui.tryAgain')}
			</button>
		</div>
	);
}
