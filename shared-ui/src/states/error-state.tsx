import { Icon } from '../icons/icon.tsx';
import { IconAlertCircle } from '../icons/icons.ts';
import { ButtonLook } from '../links/button-look.tsx';
import { useText } from '../text.ts';
import classes from './state.module.css';

export interface ErrorStateProps {
	/** Tries again; no button without it */
	onRetry?: (() => void) | undefined;
	title?: string;
	explanation?: string;
}

/** Something could not be shown: in its place, with "try again". */
export function ErrorState({ onRetry, title, explanation }: ErrorStateProps) {
	const text = useText();
	return (
		<div className={classes.state} role="alert">
			<Icon of={IconAlertCircle} size={32} className={classes.icon} />
			<p className={classes.title}>{title ?? text('ui.error.title')}</p>
			<p className={classes.explanation}>{explanation ?? text('ui.error.explanation')}</p>
			{onRetry && (
				<div className={classes.action}>
					<ButtonLook variant="outline" onClick={onRetry}>
						{text('ui.error.retry')}
					</ButtonLook>
				</div>
			)}
		</div>
	);
}
