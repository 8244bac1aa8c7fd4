import type { SlotContext } from '@estate/remote-kit';
import type { ActionResult, PostedForm } from '@estate/shared-contract';
import type { GreetingData } from './load-greeting.ts';

/** Takes a name; an empty one shows the form again with status 422. */
export async function postGreeting(
	{ fields }: PostedForm,
	{ href, route }: SlotContext,
): Promise<ActionResult<GreetingData>> {
	const name = fields.find(([field]) => field === 'name')?.[1];
	const address = href('fixture.home', route.params);
	if (name) return { redirect: { to: `${address}?name=${encodeURIComponent(name)}` } };
	return { status: 422, data: { title: '', address, error: 'required' } };
}
