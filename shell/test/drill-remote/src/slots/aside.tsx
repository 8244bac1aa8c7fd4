import { defineSlot, useText } from '@estate/remote-kit';
import { attempt } from '../drill/hostile.ts';
import { blockWhileRendering, misbehave } from '../drill/misbehave.ts';

function Aside({ data }: { data: { what: string | null } }) {
	const text = useText();
	blockWhileRendering(data.what);
	return <p data-aside>{text('aside')}</p>;
}

export default defineSlot({
	async load({ location }) {
		const search = new URLSearchParams(location.search);
		const what = search.get('aside');
		await misbehave(what);
		const tried = search.get('try');
		if (tried) return { data: { what: await attempt(tried, search.get('target') ?? '') } };
		return { data: { what } };
	},
	/** Cannot be taken now; what was typed stands in the heading */
	async action({ fields }) {
		const name = fields.find(([field]) => field === 'name')?.[1] ?? '';
		return { status: 503, retryAfter: 42, heading: name, data: { what: null } };
	},
	Component: Aside,
});
