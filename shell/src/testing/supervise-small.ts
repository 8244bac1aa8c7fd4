// Starts a supervisor as `node dist/site.js` does, with the installed shell of argument 2, as a process of its own.
import { readConfiguration } from '../server/configuration.ts';
import { supervise } from '../server/supervisor/supervise.ts';

await supervise(readConfiguration(), {
	installed: process.argv[2],
	limits: { readyMs: 300, everyMs: 20 },
});
