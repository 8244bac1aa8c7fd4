import { defineSlot } from '@estate/remote-kit';
import { type DrillData, loadDrill } from '../drill/load-drill.ts';
import { Main } from '../drill/main.tsx';

export default defineSlot<DrillData>({
	load: loadDrill,
	async action({ fields }, { href }) {
		const name = fields.find(([field]) => field === 'name')?.[1];
		if (name) return { redirect: { to: `${href('drill.page')}?name=${encodeURIComponent(name)}` } };
		return { status: 422, data: { what: null, cookie: '', next: '', error: true } };
	},
	Component: Main,
});
