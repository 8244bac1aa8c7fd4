import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { readShellContract } from '../../shell/read-shell-contract.ts';
import { checkTypes } from '../check-types.ts';
import { asOrigin, type CommonOptions, command, print, remoteArgument } from '../command.ts';
import { sourceFolder } from '../source-folder.ts';

interface Options extends CommonOptions {
	shell: string;
	dir?: string;
}

export function checkShellCommand(): Command {
	return command(
		'check-shell',
		'Checks the types of a remote, builds it and checks it against the contract of a running shell and the remotes that it serves. Nothing is published.',
	)
		.addArgument(remoteArgument())
		.addOption(
			new Option('--shell <address>', 'of the site, such as https://www.example.com')
				.env('SHELL_URL')
				.argParser(asOrigin)
				.makeOptionMandatory(),
		)
		.option(
			'--dir <folder>',
			'folder of the remote; mfe-<remote> of the workspace, or this repository, by default',
		)
		.action(async (remote: string, options: Options) => {
			const { shell } = options;
			const dir = sourceFolder(remote, options.dir);
			const contract = await readShellContract(shell);
			await checkTypes(dir, `${remote} was not checked against ${shell}`);
			const { buildRemote } = await import('@estate/remote-kit/build');
			const outDir = join(dir, 'dist/check-shell');
			const { manifest } = await buildRemote({ dir, outDir });
			try {
				const { checkShell } = await import('../../checks/check-shell.ts');
				await checkShell({ folder: outDir, manifest }, { shell, contract });
			} finally {
				await rm(outDir, { recursive: true, force: true });
			}
			const { version, slots, languages } = manifest;
			const others = contract.remotes.filter(({ name }) => name !== remote);
			const served = contract.remotes.find(({ name }) => name === remote)?.version;
			print(options, { remote, version, shell, contract: contract.contract, served }, [
				`${remote} ${version} fits the shell at ${shell} (contract ${contract.contract}; it serves ${served ? `${remote} ${served}` : `no ${remote} yet`}).`,
				`  ${Object.keys(manifest.shared).length} shared modules and ${manifest.requires?.length ?? 0} capabilities are there.`,
				`  ${slots.length === 1 ? 'One slot was' : `${slots.length} slots were`} rendered in ${languages.length} languages beside ${others.map(({ name, version }) => `${name} ${version}`).join(', ') || 'no other remote'}.`,
				served === version
					? `Next: if anything changed since ${version} was published, raise "version" in package.json, since a number is never given twice; then npm run release -- publish ${remote}`
					: `Next: npm run release -- publish ${remote}`,
			]);
		});
}
