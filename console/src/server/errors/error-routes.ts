import { mergeErrorGroups } from '@estate/releases';
import type { FastifyInstance } from 'fastify';
import { CONSOLE_PATH } from '../../console-answers.ts';
import type { ErrorsAnswer } from '../../errors-answers.ts';
import type { ConsoleSettings } from '../console-settings.ts';
import { SourceFrames } from './source-frames.ts';

/** Of servers, and as many of browsers: about these anybody may say something. */
const MOST_GROUPS_OF_A_SIDE = 50;

/** `GET api/errors`: for everybody who may read the console. */
export async function errorRoutes(
	app: FastifyInstance,
	{ store, channel }: Pick<ConsoleSettings, 'store' | 'channel'>,
): Promise<void> {
	const frames = new SourceFrames(store.artifacts);
	app.get(`${CONSOLE_PATH}api/errors`, async (): Promise<ErrorsAnswer> => {
		const reports = (await store.instances.read()).filter((report) => report.channel === channel);
		const all = mergeErrorGroups(reports.flatMap(({ errors = [] }) => errors));
		const shown = new Set(
			(['server', 'browser'] as const).flatMap((side) =>
				all.filter(({ where }) => where === side).slice(0, MOST_GROUPS_OF_A_SIDE),
			),
		);
		const groups = all.filter((group) => shown.has(group));
		return {
			groups: await Promise.all(groups.map(async (group) => ({ ...group, stack: await frames.of(group) }))),
		};
	});
}
