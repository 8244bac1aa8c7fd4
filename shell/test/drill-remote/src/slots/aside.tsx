import { defineSlot, useText } from '@estate/remote-kit';
import { blockWhileDrawing, misbehave } from '../drill/misbehave.ts';

function Aside({ data }: { data: { what: string | null } }) {
	const text = useText();
	blockWhileDrawing(data.what);
	return <p data-aside>{text('aside')}</p>;
}

export default defineSlot({
	async load({ location }) {
		const what = new URLSearchParams(location.search).get('aside');
		await misbehave(what);
		return { data: { what } };
	},
	Component: Aside,
});
