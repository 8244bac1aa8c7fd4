import type { Language, RemoteConfig } from '@estate/shared-contract';

/** The remote whose tests run: its public face and its texts, shared components' texts included. */
export interface RemoteUnderTest {
	/** Its folder */
	dir: string;
	config: RemoteConfig;
	texts: Record<Language, Record<string, unknown>>;
}

/** Module that `remoteTestConfig` provides. */
export const REMOTE_MODULE = 'virtual:remote-under-test';

/** The remote that vitest.config.ts names. */
export async function remoteUnderTest(): Promise<RemoteUnderTest> {
	try {
		return (await import(/* @vite-ignore */ REMOTE_MODULE)) as RemoteUnderTest;
	} catch (cause) {
		throw new Error(
			"renderSlot does not know the remote. Write in vitest.config.ts: export default remoteTestConfig('<remote>'), from @estate/remote-kit/vitest.",
			{ cause },
		);
	}
}
