import type { SlotPriority } from '@estate/shared-contract';
import { Component, type ReactNode } from 'react';
import { SlotFailure } from './slot-failure.tsx';

interface Props {
	priority: SlotPriority;
	children: ReactNode;
}

/** Keeps a slot's error inside the slot: an optional one leaves nothing, the others a message with a way to try again. */
export class SlotBoundary extends Component<Props, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	readonly #retry = () => this.setState({ failed: false });

	override render() {
		if (!this.state.failed) return this.props.children;
		return this.props.priority === 'optional' ? null : <SlotFailure onRetry={this.#retry} />;
	}
}
