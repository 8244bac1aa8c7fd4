import { useText } from '@estate/remote-kit';
import { Carousel } from '@estate/shared-ui';
import { Groups } from '../groups.tsx';
import type { ModuleContent } from '../module-content.ts';
import { ModuleIntro } from '../module-intro.tsx';
import { itemCard } from './card-view.tsx';

/** Items in a row that moves by itself, and is swept by finger, wheel or keys. */
export function SliderView({ module }: { module: ModuleContent }) {
	const text = useText();
	return (
		<>
			<ModuleIntro module={module} />
			<Groups module={module}>
				{(items, level) => (
					<Carousel label={text('carousel.label', { name: module.title ?? text('carousel.items') })}>
						{items.map((item) => itemCard(item, level))}
					</Carousel>
				)}
			</Groups>
		</>
	);
}
