import { defineSlot } from '@estate/remote-kit';
import { loadQuickSearch } from '../quick-search/load-quick-search.ts';
import { QuickSearch } from '../quick-search/quick-search.tsx';

export default defineSlot({
	load: loadQuickSearch,
	Component: ({ data }) => <QuickSearch options={data.options} />,
});
