import { readFile } from 'node:fs/promises';
import { Argument, type Command } from 'commander';
import { ReleaseError } from '../../release-error.ts';
import { readScan } from '../../vulnerabilities/read-scan.ts';
import type { VulnerabilityCheck } from '../../vulnerabilities/vulnerability-check.schema.ts';
import { VulnerabilityChecks } from '../../vulnerabilities/vulnerability-checks.ts';
import { asCaller } from '../as-caller.ts';
import { asVersion, type CommonOptions, command, print, remoteArgument } from '../command.ts';
import { storeWith } from '../store-with.ts';

interface Options extends CommonOptions {
	from?: string;
}

function linesOf(remote: string, version: string, check: VulnerabilityCheck | undefined): string[] {
	if (!check)
		return [
			`${remote} ${version} was not checked. Next: npm audit --json > audit.json, then --from audit.json`,
		];
	const checked = `${remote} ${version}, checked ${check.at} by ${check.by}`;
	if (check.found.length === 0) return [`${checked}: nothing found.`];
	return [
		`${checked}:`,
		...check.found.map(({ severity, of, id }) => `  ${severity.padEnd(8)}  ${of}  ${id}`),
	];
}

/** Throws ReleaseError `bad-scan` where there is no such file. */
async function readScanFile(file: string): Promise<string> {
	return readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
		const why = cause.code === 'ENOENT' ? 'is not there' : `cannot be read (${cause.message})`;
		throw new ReleaseError(
			'bad-scan',
			`${file} ${why}. Make it first: npm audit --json > ${file}, or have your scanner write CycloneDX there.`,
			{ cause },
		);
	});
}

export function vulnerabilitiesCommand(): Command {
	return command(
		'vulnerabilities',
		'What is known of vulnerabilities in what is bundled into a published version; with --from, notes what a scanner found.',
	)
		.addArgument(remoteArgument())
		.addArgument(new Argument('<version>', 'published version').argParser(asVersion))
		.option(
			'--from <file>',
			'what "npm audit --json" printed, or CycloneDX (JSON) with vulnerabilities (VEX)',
		)
		.action(async (remote: string, version: string, options: Options) => {
			const store = await storeWith(remote, options.channel);
			const checks = new VulnerabilityChecks(store.records);
			const { packages } = await store.artifacts.manifest(remote, version);
			if (options.from) {
				if (!packages)
					throw new ReleaseError(
						'bad-scan',
						`The manifest of ${remote} ${version} does not say what is bundled in. Publish it anew, with tools of today.`,
					);
				const found = readScan(await readScanFile(options.from), packages);
				const request = { action: 'publish', remote, channel: undefined } as const;
				await asCaller(
					store,
					request,
					(by) => checks.note({ remote, version, at: new Date().toISOString(), by, found }),
					() => `vulnerabilities of ${version}: ${found.length}`,
				);
			}
			const check = await checks.newest(remote, version);
			print(options, { remote, version, check: check ?? null }, linesOf(remote, version, check));
		});
}
