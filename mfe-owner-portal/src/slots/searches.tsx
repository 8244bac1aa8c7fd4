import { defineSlot } from '@estate/remote-kit';
import { changeSearches } from '../searches/change-searches.ts';
import { loadSearches } from '../searches/load-searches.ts';
import { SearchesView } from '../searches/searches-view.tsx';

export default defineSlot({ load: loadSearches, action: changeSearches, Component: SearchesView });
