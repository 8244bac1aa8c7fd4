import { defineSlot } from '@estate/remote-kit';
import { ComparePage } from '../kept/compare/compare-page.tsx';
import { loadCompare } from '../kept/compare/load-compare.ts';

export default defineSlot({
	load: loadCompare,
	Component: ({ data }) => <ComparePage data={data} />,
});
