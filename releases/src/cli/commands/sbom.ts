import { Argument, type Command } from 'commander';
import { billOfMaterials } from '../../sbom/bill-of-materials.ts';
import { asVersion, type CommonOptions, command, remoteArgument } from '../command.ts';
import { storeWith } from '../store-with.ts';

export function sbomCommand(): Command {
	return command('sbom', 'What is bundled into a published version, as CycloneDX 1.6 (JSON).')
		.addArgument(remoteArgument())
		.addArgument(new Argument('<version>', 'published version').argParser(asVersion))
		.action(async (remote: string, version: string, { channel }: CommonOptions) => {
			const { artifacts } = await storeWith(remote, channel);
			const { packages = [], builtAt } = await artifacts.manifest(remote, version);
			console.log(billOfMaterials({ name: remote, version, builtAt: new Date(builtAt), packages }));
		});
}
