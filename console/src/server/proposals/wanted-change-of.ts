import { EVERY } from '@estate/releases';
import type { WantedChange } from '@estate/releases/operations';
import type { Channel } from '@estate/shared-contract';
import type { ConsoleCommand } from '../../console-api.ts';
import { actionOf } from '../run-command.ts';

/** What a command wants that visitors would see: it may have to wait for a second person. Undefined for the others. */
export function wantedChangeOf(command: ConsoleCommand, channel: Channel): WantedChange | undefined {
	const { why, remote = EVERY } = command;
	const order = { channel, remote, why };
	switch (command.command) {
		case 'share': {
			const { rollout } = command;
			const action = actionOf(command) === 'promote' ? 'promote' : 'rollout';
			return { ...order, action, change: { kind: 'share', rollout } };
		}
		case 'restore': {
			const { revision, anyway } = command;
			const change = { kind: 'restore', revision, ...(anyway ? { anyway } : {}) } as const;
			return { ...order, action: 'restore', change };
		}
		case 'retire': {
			const { redirect } = command;
			return { ...order, action: 'retire', change: { kind: 'retire', ...(redirect ? { redirect } : {}) } };
		}
		default:
			return undefined;
	}
}
