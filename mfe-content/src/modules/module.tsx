import type { ModuleView } from '@estate/shared-contract';
import type { ComponentType } from 'react';
import { InvalidView } from './invalid-view.tsx';
import type { ModuleContent, ModuleData } from './module-content.ts';
import { ModuleFrame } from './module-frame.tsx';
import { CardView } from './views/card-view.tsx';
import { NewsView } from './views/news-view.tsx';
import { SingleView } from './views/single-view.tsx';
import { SliderView } from './views/slider-view.tsx';
import { TeamView } from './views/team-view.tsx';

const VIEWS: Record<ModuleView, ComponentType<{ module: ModuleContent }>> = {
	'single-view': SingleView,
	'card-view': CardView,
	'slider-view': SliderView,
	'news-view': NewsView,
	'ons-team-view': TeamView,
};

/** A module of a page in the view that it asks for. */
export function Module({ data }: { data: ModuleData }) {
	if (!data) return null;
	if ('invalid' in data)
		return <InvalidView key={`${data.id} ${data.invalid}`} moduleId={data.id} invalid={data.invalid} />;
	const View = VIEWS[data.view];
	return (
		<ModuleFrame module={data}>
			<View module={data} />
		</ModuleFrame>
	);
}
