import { Command } from 'commander';
import { lighthouseCommand } from './lighthouse/lighthouse-command.ts';
import { memoryCommand } from './memory/memory-command.ts';
import { releasesCommand } from './releases/releases-command.ts';
import { remotesCommand } from './remotes/remotes-command.ts';
import { scaleCommand } from './scale/scale-command.ts';
import { searchCommand } from './search/search-command.ts';
import { searchEnginesCommand } from './search/search-engines-command.ts';
import { throughputCommand } from './throughput/throughput-command.ts';
import { publishCommand } from './waits/publish-command.ts';
import { startCommand } from './waits/start-command.ts';

/** `npm run bench` */
export const benchCommand = new Command('bench')
	// --json and --quick of a command are that command's.
	.enablePositionalOptions()
	.description('Measures the composed site beside a monolith build of the same slots, in one run.')
	.option('--json', 'print the report as JSON; it is always written to var/bench.json')
	.option('--quick', 'bytes and counts only, no times')
	.addHelpText('after', '\nBudgets stand in bench/src/budgets.ts; a breach makes the exit code 1.')
	.allowExcessArguments()
	.action(async (options: { json?: boolean; quick?: boolean }, command: Command) => {
		const [unknown] = command.args;
		if (unknown !== undefined)
			command.error(
				`error: There is no command "${unknown}", but ${command.commands.map((each) => each.name()).join(', ')}`,
			);
		// A browser is loaded only by who measures pages.
		const { measurePages } = await import('./measure-pages.ts');
		await measurePages(options);
	})
	.addCommand(lighthouseCommand)
	.addCommand(memoryCommand)
	.addCommand(publishCommand)
	.addCommand(releasesCommand)
	.addCommand(remotesCommand)
	.addCommand(scaleCommand)
	.addCommand(searchCommand)
	.addCommand(searchEnginesCommand)
	.addCommand(startCommand)
	.addCommand(throughputCommand);
