import { defineSlot } from '@estate/remote-kit';
import { loadResults } from '../results/load-results.ts';
import { ResultsPage } from '../results/results-page.tsx';

export default defineSlot({
	load: loadResults,
	Component: ({ data }) => (data ? <ResultsPage data={data} /> : null),
});
