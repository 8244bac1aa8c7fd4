// Entry of the process of a check: one order, one answer.
import { setPriority } from 'node:os';
import { refusalOf } from '../../operations/refusal.ts';
import { openStore } from '../../store/open-store.ts';
import { checkVersion } from '../check-version.ts';
import type { CheckMessage, CheckOrder } from './messages.ts';

/** Visitors of this machine come first: browser and shell of the check inherit it */
const NICE = 3;

const say = (message: CheckMessage) => new Promise<void>((done) => process.send?.(message, () => done()));

setPriority(NICE);
process.once('message', async ({ location, settings }: CheckOrder) => {
	try {
		const onPage = (done: number, all: number) => void say({ kind: 'page', done, all });
		const report = await checkVersion(openStore(location), { ...settings, onPage });
		await say({ kind: 'passed', report });
	} catch (error) {
		await say({ kind: 'refused', refusal: refusalOf(error) });
	}
	process.exit();
});
