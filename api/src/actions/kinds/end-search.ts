import { readSite } from '../../content/site-settings.ts';
import { notFound } from '../../server/http-error.ts';
import { changeSubscription } from '../../subscriptions/change-subscription.ts';
import type { ActionContext, AgencyAction } from '../agency-action.ts';

const readSearch = ({ db }: ActionContext, target: string) =>
	db
		.selectFrom('subscription')
		.selectAll()
		.where('id', '=', Number(target) || 0)
		.where('kind', '<>', 'newsletter')
		.where('status', '<>', 'ended')
		.executeTakeFirst();

/** Ends a saved search whose address complains. */
export const endSearch: AgencyAction = {
	async view(context, target, { labels }) {
		const search = await readSearch(context, target);
		if (!search) return undefined;
		return {
			facts: [
				[labels.email, search.email],
				[labels.search, search.name ?? ''],
			],
		};
	},
	async perform(context, target) {
		const search = await readSearch(context, target);
		if (!search) throw notFound('saved search');
		const { configuration: site } = await readSite(context.db);
		await changeSubscription(context.db, search, 'end', { ...context, site });
	},
};
