import { exitCodeOf, sayWrongUse } from '@estate/shared-contract/command-line';
import { printable } from '@estate/shared-contract/schemas';
import { Command } from 'commander';
import { refusalOf } from '../operations/refusal.ts';
import { asCalled, refusalAsCalled } from './as-called.ts';
import { accessCommand } from './commands/access.ts';
import { auditCommand } from './commands/audit.ts';
import { abortCommand, canaryCommand } from './commands/canary.ts';
import { checkShellCommand } from './commands/check-shell.ts';
import { historyCommand } from './commands/history.ts';
import { lockCommand, unlockCommand } from './commands/lock.ts';
import { overrideCommand } from './commands/override.ts';
import { policyCommand } from './commands/policy.ts';
import { promoteCommand } from './commands/promote.ts';
import { proposalsCommand } from './commands/proposals.ts';
import { pruneCommand } from './commands/prune.ts';
import { publishCommand } from './commands/publish.ts';
import { restoreCommand } from './commands/restore.ts';
import { retireCommand } from './commands/retire.ts';
import { rollbackCommand } from './commands/rollback.ts';
import { sbomCommand } from './commands/sbom.ts';
import { statusCommand } from './commands/status.ts';
import { verifyLogCommand } from './commands/verify-log.ts';
import { vulnerabilitiesCommand } from './commands/vulnerabilities.ts';
import { errorText } from './error-text.ts';
import { INVOCATION } from './invocation.ts';

const NOTES = `
Settings:
  RELEASES_URL  release store in an object store, such as s3://my-bucket/releases; or the address of a site, such as
                https://www.example.be: commands then go through its console, with your RELEASE_TOKEN; no folder
  RELEASES_DIR  folder of the release store; else releases in DATA_DIR (var by default)
  RELEASE_WHO   name for the log; else the user of this machine
  RELEASE_TOKEN your token, where the store has an access list: its name stands in the log then

Exit codes:
  0  done
  1  refused or failed; the message names the next step
  2  wrong use of the command`;

function namingCommandsAsCalled(command: Command): Command {
	for (const each of command.commands) namingCommandsAsCalled(each);
	return command.configureOutput({ outputError: (text, write) => write(asCalled(text)) });
}

/** Exit code */
const WRONG_USE = 2;

/** The `release` command. Returns the exit code; prints to standard output, errors to standard error unless `--json`. */
export async function runCli(args: readonly string[]): Promise<number> {
	const program = new Command('release').description(
		'Publishes versions of remotes, and says which of them visitors get.',
	);
	for (const command of [
		checkShellCommand(),
		publishCommand(),
		promoteCommand(),
		canaryCommand(),
		abortCommand(),
		rollbackCommand(),
		restoreCommand(),
		retireCommand(),
		statusCommand(),
		historyCommand(),
		lockCommand(),
		unlockCommand(),
		pruneCommand(),
		policyCommand(),
		overrideCommand(),
		sbomCommand(),
		vulnerabilitiesCommand(),
		proposalsCommand(),
		accessCommand(),
		auditCommand(),
		verifyLogCommand(),
	])
		program.addCommand(namingCommandsAsCalled(command).addHelpText('after', NOTES));
	program.addHelpText('after', NOTES);
	sayWrongUse(program, INVOCATION);
	try {
		await program.parseAsync(args, { from: 'user' });
		return 0;
	} catch (error) {
		const ended = exitCodeOf(error);
		if (ended !== undefined) return ended;
		const code = isBuildError(error) ? { code: error.code } : {};
		const refusal = refusalAsCalled({ ...refusalOf(error), ...code });
		if (args.includes('--json')) console.log(JSON.stringify({ ok: false, ...refusal }, null, 2));
		else console.error(printable(errorText(refusal)));
		return refusal.code === 'wrong-use' ? WRONG_USE : 1;
	}
}

/** By name, so that the build tools are loaded only by what builds. */
function isBuildError(error: unknown): error is Error & { code: string } {
	return error instanceof Error && error.name === 'BuildError';
}
