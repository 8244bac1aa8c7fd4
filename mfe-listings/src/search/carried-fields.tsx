import { type SearchFilter, writeSearch } from '@estate/shared-contract';
import { viewInAddress } from '../results/list-view.ts';
import { useListHref } from '../results/use-list-href.ts';

/** Parts of a search that the form has no field for. */
const CARRIED = ['sort', 'ids', 'bounds', 'shape', 'street', 'city-not'];

/** What a form sends on although nobody fills it in: the order, the view, and filters that another part of the page sets. */
export function CarriedFields({ filter }: { filter: SearchFilter }) {
	const { view } = useListHref();
	const own = [...writeSearch(filter)].filter(([name]) => CARRIED.includes(name));
	return [...own, ...viewInAddress(view)].map(([name, value]) => (
		<input key={`${name}/${value}`} type="hidden" name={name} value={value} />
	));
}
