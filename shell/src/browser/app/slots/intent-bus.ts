import type { Intent, IntentHandler, IntentType } from '@estate/shared-contract';

/** Does what an intent asks for where no slot of the page does; false when it cannot. */
export type IntentFallback = (intent: Intent, link: string | undefined) => boolean;

export interface IntentBus {
	/** False when nothing listens, and then the caller's plain link does it */
	send(intent: Intent, link?: string): boolean;
	/** Returns an unsubscribe function */
	on<Type extends IntentType>(type: Type, handler: IntentHandler<Type>): () => void;
	/** Asked when no slot of the page listens */
	otherwise(fallback: IntentFallback): void;
}

/** Typed events between the slots of a page. */
export function createIntentBus(): IntentBus {
	const handlers = new Map<IntentType, Set<(detail: never) => void>>();
	let otherwise: IntentFallback = () => false;
	return {
		send(intent, link) {
			const { type, detail } = intent;
			const listeners = handlers.get(type);
			if (!listeners || listeners.size === 0) return otherwise(intent, link);
			for (const listener of [...listeners]) listener(detail as never);
			return true;
		},
		on(type, handler) {
			const listeners = handlers.get(type) ?? new Set();
			handlers.set(type, listeners.add(handler));
			return () => listeners.delete(handler);
		},
		otherwise(fallback) {
			otherwise = fallback;
		},
	};
}
