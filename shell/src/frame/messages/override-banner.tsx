import { useText } from '@estate/shared-ui';
import type { FrameModel } from '../frame-model.ts';
import classes from './override-banner.module.css';

/** Says that this browser gets other versions than visitors do, and ends it: a plain form, so that it works when those versions do not. */
export function OverrideBanner({ model }: { model: FrameModel }) {
	const text = useText();
	if (model.overrides.length === 0) return null;
	return (
		<aside className={classes.banner} aria-label={text('frame.override.label')}>
			<p className={classes.words}>
				{text('frame.override.shown', { versions: model.overrides.join(', ') })}
			</p>
			<form method="post" action="/-/override/leave">
				<input type="hidden" name="to" value={model.pathname + model.search || '/'} />
				<button type="submit" className={classes.leave}>
					{text('frame.override.leave')}
				</button>
			</form>
		</aside>
	);
}
