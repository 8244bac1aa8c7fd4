import { Argument, type Command } from 'commander';
import { billOfMaterials } from '../../sbom/bill-of-materials.ts';
import { openStore } from '../../store/open-store.ts';
import { asVersion, command, remoteArgument } from '../command.ts';
import { releasesLocation } from '../settings.ts';

export function sbomCommand(): Command {
	return command('sbom', 'What is bundled into a published version, as CycloneDX 1.6 (JSON).')
		.addArgument(remoteArgument())
		.addArgument(new Argument('<version>', 'published version').argParser(asVersion))
		.action(async (remote: string, version: string) => {
			const { packages = [], builtAt } = await openStore(releasesLocation()).artifacts.manifest(
				remote,
				version,
			);
			console.log(billOfMaterials({ name: remote, version, builtAt: new Date(builtAt), packages }));
		});
}
