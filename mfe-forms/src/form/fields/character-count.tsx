import { useHost, useText } from '@estate/remote-kit';
import { formatNumber } from '@estate/shared-i18n';
import { classNames } from '@estate/shared-ui';
import classes from './character-count.module.css';

/** Share of a limit that is left when the count begins */
const NEAR = 0.1;
/** Screen readers hear every so many characters: each key would drown what is typed. */
const SPOKEN_STEP = 10;

/** How many characters are left, near the limit and beyond it. */
export function CharacterCount({ length, most }: { length: number; most: number }) {
	const text = useText();
	const { language } = useHost();
	const left = most - length;
	const isNear = left <= Math.max(SPOKEN_STEP, most * NEAR);
	const words = (count: number) =>
		text(left < 0 ? 'form.length.over' : 'form.length.left', {
			count,
			number: formatNumber(count, language),
		});
	const shown = Math.abs(left);
	const spoken = Math.ceil(shown / SPOKEN_STEP) * SPOKEN_STEP;
	return (
		<>
			{isNear && (
				<p className={classNames(classes.count, left < 0 && classes.over)} aria-hidden="true">
					{words(shown)}
				</p>
			)}
			<span className={classes.spoken} role="status">
				{isNear && words(shown < SPOKEN_STEP ? shown : spoken)}
			</span>
		</>
	);
}
