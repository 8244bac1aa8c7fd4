import type { FastifyInstance } from 'fastify';
import type { CatalogueAnswer } from '../../catalogue-answers.ts';
import { CONSOLE_PATH } from '../../console-answers.ts';
import type { ConsoleSettings } from '../console-settings.ts';
import { Catalogue } from './catalogue.ts';

/** `GET api/catalogue`: for everybody who may read the console. */
export async function catalogueRoutes(
	app: FastifyInstance,
	{ store, channel }: Pick<ConsoleSettings, 'store' | 'channel'>,
): Promise<void> {
	const catalogue = new Catalogue(store, channel);
	app.get(
		`${CONSOLE_PATH}api/catalogue`,
		async (): Promise<CatalogueAnswer> => ({ remotes: await catalogue.read() }),
	);
}
