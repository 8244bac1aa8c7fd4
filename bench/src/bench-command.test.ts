import { Command } from 'commander';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommandError } from '../../scripts/stack/command.ts';
import { benchCommand } from './bench-command.ts';
import { runBench } from './run-bench.ts';

it('hands options to the command that they follow, also those that the bench itself has', async () => {
	const command = benchCommand.commands.find((each) => each.name() === 'scale');
	let given: Record<string, unknown> = {};
	command?.action((options: Record<string, unknown>) => {
		given = options;
	});
	await benchCommand.parseAsync(['scale', '--quick', '--json', '--visitors', '3'], { from: 'user' });
	expect(given).toMatchObject({ quick: true, json: true, visitors: 3 });
});

describe('the bench, as it is called', () => {
	const { argv } = process;
	afterEach(() => {
		process.argv = argv;
		process.exitCode = undefined;
		vi.restoreAllMocks();
	});

	/** Exit code, and what was said. */
	async function run(command: Command, ...args: string[]): Promise<[number | string | undefined, string]> {
		const said: string[] = [];
		vi.spyOn(console, 'error').mockImplementation((line) => said.push(line));
		vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
		process.argv = ['node', 'bench', ...args];
		await runBench(command);
		return [process.exitCode ?? undefined, said.join('\n')];
	}

	it('names a command that there is not, with those that there are', async () => {
		const [code, said] = await run(benchCommand, 'nix');
		expect([code, said]).toEqual([2, expect.stringMatching(/^There is no command "nix", but .*publish/)]);
	});

	it('refuses to publish what is no remote before it begins', async () => {
		const [code, said] = await run(benchCommand, 'publish', '--remote', 'nix');
		expect([code, said]).toEqual([2, expect.stringContaining('Allowed choices are listings, ')]);
	});

	it('shows what a command of the project printed that failed, without a stack', async () => {
		const failing = new Command('bench').action(() => {
			throw new CommandError('Publishing', 'No room on the disk.');
		});
		expect(await run(failing)).toEqual([1, 'Publishing failed.\nNo room on the disk.']);
	});
});
