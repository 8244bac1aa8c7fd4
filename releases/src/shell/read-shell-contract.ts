import { ReleaseError } from '../release-error.ts';
import { SHELL_CONTRACT_PATH, type ShellContract, shellContractSchema } from './shell-contract.schema.ts';

const TIMEOUT_MS = 10_000;

/** What the shell at an address gives to remotes. Throws ReleaseError `no-shell` that says what is there instead. */
export async function readShellContract(shell: string): Promise<ShellContract> {
	const refuse = (why: string, cause?: unknown) =>
		new ReleaseError('no-shell', `${shell} ${why}`, cause === undefined ? {} : { cause });
	if (!URL.canParse(shell))
		throw refuse('is no address. Give that of a running site, such as https://www.example.com');
	const response = await fetch(new URL(SHELL_CONTRACT_PATH, shell), {
		signal: AbortSignal.timeout(TIMEOUT_MS),
	}).catch((cause: Error) => {
		const reason = cause.cause instanceof Error ? cause.cause.message : cause.message;
		throw refuse(`cannot be reached: ${reason}. Is the site running, and is this its address?`, cause);
	});
	const contract = shellContractSchema.safeParse(await response.json().catch(() => undefined));
	if (response.ok && contract.success) return contract.data;
	throw refuse(
		`answers ${SHELL_CONTRACT_PATH} with ${response.status}, not with a contract. Give the address of a site, without a path; a shell from before there were such checks has to be released first.`,
	);
}
