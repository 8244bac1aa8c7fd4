import { Icon } from '../icons/icon.tsx';
import { IconPhoto } from '../icons/icons.ts';
import { useText } from '../text.ts';
import classes from './missing-picture.module.css';

/** Stands where a property has no picture. */
export function MissingPicture({ ratio }: { ratio: number }) {
	const text = useText();
	return (
		<div className={classes.missing} style={{ aspectRatio: String(ratio) }}>
			<Icon of={IconPhoto} size={32} />
			<span>{text('ui.picture.none')}</span>
		</div>
	);
}
