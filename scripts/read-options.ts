import { type ParseArgsConfig, parseArgs } from 'node:util';
import { optionMistake } from '@estate/shared-contract/command-line';

/** Says what is wrong and where the help of `command` is, and ends the process with exit code 2. */
export function wrongUse(command: string, mistake: string): never {
	console.error(`${mistake}\nWhat it takes: ${command} -- --help`);
	process.exit(2);
}

/**
 * What `parseArgs` reads. Who uses a command wrongly reads one sentence, and where its help is, and gets exit code 2.
 * `command`: as people type it, `npm run build`.
 */
export function readOptions<Config extends ParseArgsConfig>(command: string, config: Config) {
	try {
		return parseArgs(config);
	} catch (error) {
		const mistake = optionMistake(error);
		if (!mistake) throw error;
		return wrongUse(command, mistake);
	}
}
