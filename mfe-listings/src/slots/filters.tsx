import { defineSlot } from '@estate/remote-kit';
import { writeSearch } from '@estate/shared-contract';
import { RememberSearch } from '../detail/walk/remember-search.tsx';
import { FilterForm } from '../search/filter-form.tsx';
import { loadFilters } from '../search/load-filters.ts';

export default defineSlot({
	load: loadFilters,
	/** Another address is another form: nothing of what was half filled in stays. */
	Component: ({ data }) => (
		<>
			<RememberSearch filter={data.filter} />
			<FilterForm key={`${data.filter.goal}?${writeSearch({ ...data.filter, page: 1 })}`} {...data} />
		</>
	),
});
