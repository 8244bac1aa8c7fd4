import { useText } from '@estate/remote-kit';
import { Button } from '@estate/shared-ui/mantine';
import classes from './draft-line.module.css';

/** Says that what was typed before is there again, with the way to begin again. */
export function DraftLine({ onAgain }: { onAgain(): void }) {
	const text = useText();
	return (
		<div className={classes.line}>
			<p role="status" className={classes.words}>
				{text('form.draft.kept')}
			</p>
			<Button variant="subtle" size="sm" onClick={onAgain}>
				{text('form.draft.again')}
			</Button>
		</div>
	);
}
