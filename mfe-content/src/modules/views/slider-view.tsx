import { useText } from '@estate/remote-kit';
import { Groups } from '../groups.tsx';
import type { ModuleContent } from '../module-content.ts';
import { ModuleIntro } from '../module-intro.tsx';
import { itemCard } from './card-view.tsx';
import classes from './slider-view.module.css';

/** Items in a row that is scrolled sideways, one at a time: by finger, wheel or arrow keys, without JavaScript. */
export function SliderView({ module }: { module: ModuleContent }) {
	const text = useText();
	return (
		<>
			<ModuleIntro module={module} />
			<Groups module={module}>
				{(items, level) => (
					<ul
						className={classes.slides}
						aria-label={text('carousel.label', { name: module.title ?? text('carousel.items') })}
						// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
						tabIndex={0}
					>
						{items.map((item) => {
							const card = itemCard(item, level);
							return (
								<li key={card.key} className={classes.slide}>
									{card}
								</li>
							);
						})}
					</ul>
				)}
			</Groups>
		</>
	);
}
