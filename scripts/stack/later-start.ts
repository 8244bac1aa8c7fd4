import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ListedOwner } from '../../api/src/owners/operator/owner-orders.ts';
import type { StackSettings } from './settings.ts';

/**
 * Was the embedded database here before? Then the api itself migrates it and says what it holds: a command would open it for
 * that alone, and once more, which takes longer than all else that a later start does.
 */
export const hasEmbeddedDatabase = ({ dataDir, environment }: StackSettings) =>
	!environment.DATABASE_URL && existsSync(path.join(dataDir, 'db'));

/** Has a site been served from here? It then starts from what it knew, beside its api. */
export const wasServed = ({ dataDir }: StackSettings) => existsSync(path.join(dataDir, 'last-good.json'));

/** Does the database of the running api hold a site? */
export async function holdsSite(apiUrl: string): Promise<boolean> {
	const answer = await fetch(`${apiUrl}/api/v1/site`);
	await answer.body?.cancel();
	return answer.ok;
}

/** Has the api find something once: what the first visitor asks for would otherwise wait for its search to be read. */
export async function searchOnce(apiUrl: string): Promise<void> {
	const answer = await fetch(`${apiUrl}/api/v1/properties?language=nl&goal=0`);
	await answer.body?.cancel();
}

/** Do owners of the demo agency have accounts at the running api? No where it takes no orders: its log says so as well. */
export async function hasDemoOwners({ dataDir }: StackSettings): Promise<boolean> {
	const { giveOrder } = await import('../../api/src/operator/operator-socket.ts');
	const given = await giveOrder(dataDir, { do: 'list' });
	return ((given?.answer ?? []) as ListedOwner[]).some(({ isDemo }) => isDemo);
}

/** Waits until the site has the content that its api has now, rather than what it knew of the last time. */
export async function followsContent(siteUrl: string): Promise<void> {
	for (const until = Date.now() + 10_000; Date.now() < until; ) {
		const { problems } = (await (await fetch(`${siteUrl}/healthz`)).json()) as { problems: string[] };
		if (!problems.includes('content')) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}
