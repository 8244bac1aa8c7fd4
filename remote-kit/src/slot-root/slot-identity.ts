import type { SlotPriority } from '@estate/shared-contract';

/** Which slot of which version of a remote a root belongs to. Written into the entry modules at build. */
export interface SlotIdentity {
	remote: string;
	version: string;
	slot: string;
	priority: SlotPriority;
}

/** i18next namespace of a version's texts: two versions on one page never mix theirs. */
export function textNamespace({ remote, version }: Pick<SlotIdentity, 'remote' | 'version'>): string {
	return `${remote}@${version}`;
}
