import { defineSlot } from '@estate/remote-kit';
import { changeSearches, SEARCHES_KEPT } from '../searches/change-searches.ts';
import { loadSearches } from '../searches/load-searches.ts';
import { SearchesView } from '../searches/searches-view.tsx';
import { keepForm } from '../session/kept-form/keep-form.ts';
import { orKeptForm } from '../session/kept-form/kept-form-view.tsx';

export default defineSlot({
	load: loadSearches,
	action: keepForm(changeSearches, SEARCHES_KEPT),
	Component: orKeptForm(SearchesView),
});
