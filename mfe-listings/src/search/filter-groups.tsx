import { useText } from '@estate/remote-kit';
import {
	emptySearch,
	GOAL,
	type Goal,
	type PropertyFacets,
	ROOM_KINDS,
	type SearchFilter,
} from '@estate/shared-contract';
import { ChoiceField } from './choice-field.tsx';
import fieldClasses from './fields.module.css';
import { FilterGroup } from './filter-group.tsx';
import { isOffered } from './offered-filters.ts';
import { PriceFields } from './price-fields.tsx';
import { RoomCounter } from './room-counter.tsx';

interface GroupProps {
	filter: SearchFilter;
	facets: PropertyFacets;
	/** What is chosen in it, as words beside its name */
	chosen: string;
}

/** Prices of a goal, unless nothing of it has one. */
export function PriceGroup({
	filter,
	facets,
	chosen,
	goal,
	hasOtherGoal,
	onCommit,
}: GroupProps & { goal: Goal; hasOtherGoal: boolean; onCommit(): void }) {
	const text = useText();
	const [none, asked] = [emptySearch(filter.goal).price, filter.price];
	if (!isOffered(facets, 'price', asked.min !== none.min || asked.max !== none.max)) return null;
	return (
		<FilterGroup label={text(goal === GOAL.rent ? 'filters.rentPrice' : 'filters.price')} chosen={chosen}>
			<PriceFields
				key={goal}
				goal={goal}
				price={hasOtherGoal ? emptySearch(goal).price : asked}
				prices={facets.prices}
				onCommit={onCommit}
			/>
		</FilterGroup>
	);
}

/** Rooms of each kind that some property has. `current` is the search that the fields hold. */
export function RoomGroup({ filter, facets, chosen, current }: GroupProps & { current: SearchFilter }) {
	const text = useText();
	const rooms = ROOM_KINDS.filter((room) => isOffered(facets, room, filter.rooms[room] !== undefined));
	if (rooms.length === 0) return null;
	return (
		<FilterGroup label={text('filters.rooms')} chosen={chosen}>
			{rooms.map((room) => (
				<RoomCounter
					key={room}
					room={room}
					count={filter.rooms[room]}
					found={facets.rooms[room][(current.rooms[room] ?? 0) - 1]}
				/>
			))}
			{isOffered(facets, 'bedrooms-max', filter.bedroomsMax !== undefined) && (
				<ChoiceField
					className={fieldClasses.below}
					name="bedrooms-max"
					label={text('filters.bedroomsMax')}
					none={text('filters.any')}
					choices={(facets.more?.bedroomsMax ?? []).map(({ most, count }) => ({
						value: String(most),
						name: String(most),
						count,
					}))}
					chosen={filter.bedroomsMax?.toString()}
				/>
			)}
		</FilterGroup>
	);
}
