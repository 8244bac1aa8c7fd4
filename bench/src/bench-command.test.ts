import { expect, it } from 'vitest';
import { benchCommand } from './bench-command.ts';

it('hands options to the command that they follow, also those that the bench itself has', async () => {
	const command = benchCommand.commands.find((each) => each.name() === 'scale');
	let given: Record<string, unknown> = {};
	command?.action((options: Record<string, unknown>) => {
		given = options;
	});
	await benchCommand.parseAsync(['scale', '--quick', '--json', '--visitors', '3'], { from: 'user' });
	expect(given).toMatchObject({ quick: true, json: true, visitors: 3 });
});
