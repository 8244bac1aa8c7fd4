import type { Intent, IntentHandler, IntentType } from '@estate/shared-contract';

export interface IntentBus {
	/** False when nobody listens, and then the caller's plain link does it */
	send(intent: Intent): boolean;
	/** Answers how to stop */
	on<Type extends IntentType>(type: Type, handler: IntentHandler<Type>): () => void;
}

/** Typed events between the slots of a page. */
export function createIntentBus(): IntentBus {
	const handlers = new Map<IntentType, Set<(detail: never) => void>>();
	return {
		send({ type, detail }) {
			const listeners = handlers.get(type);
			if (!listeners || listeners.size === 0) return false;
			for (const listener of [...listeners]) listener(detail as never);
			return true;
		},
		on(type, handler) {
			const listeners = handlers.get(type) ?? new Set();
			handlers.set(type, listeners.add(handler));
			return () => listeners.delete(handler);
		},
	};
}
