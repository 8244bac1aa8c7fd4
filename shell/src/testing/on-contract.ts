import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { putOnContract } from './put-on-contract.ts';
import { scratchFolder } from './scratch-folder.ts';

/** A copy of a build as if it had been made on another version of the contract. Returns its folder. */
export async function onContract(built: string, contract: string): Promise<string> {
	const folder = join(await scratchFolder(), 'built');
	await cp(built, folder, { recursive: true });
	await putOnContract(folder, contract);
	return folder;
}
