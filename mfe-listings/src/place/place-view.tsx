import { useHost, useText } from '@estate/remote-kit';
import type { Goal } from '@estate/shared-contract';
import { EmptyState, LinkButton } from '@estate/shared-ui';
import { routeOfList } from '../property/list-address.ts';
import type { PlaceData } from './place-data.ts';
import { PlacePageView } from './place-page.tsx';

function UnknownPlace({ goal }: { goal: Goal }) {
	const text = useText();
	const { href } = useHost();
	return (
		<EmptyState
			title={text('place.unknown.title')}
			action={<LinkButton href={href(routeOfList(goal))}>{text('place.all')}</LinkButton>}
		>
			<p>{text('place.unknown.text')}</p>
		</EmptyState>
	);
}

/** The page of a place, or that there is none. */
export function PlaceView({ data: { goal, page } }: { data: PlaceData }) {
	return page ? <PlacePageView goal={goal} page={page} /> : <UnknownPlace goal={goal} />;
}
