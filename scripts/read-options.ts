import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Node's advice on arguments that begin with a hyphen, of which our commands have none. */
const ADVICE = /\. To specify a positional argument.*$/s;

/**
 * What `parseArgs` reads. Who uses a command wrongly reads one sentence, and where its help is, and gets exit code 2.
 * `command`: as people type it, `npm run build`.
 */
export function readOptions<Config extends ParseArgsConfig>(command: string, config: Config) {
	try {
		return parseArgs(config);
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
			throw error;
		console.error(`${error.message.replace(ADVICE, '')}\nWhat it takes: ${command} -- --help`);
		process.exit(2);
	}
}
